import { useMergedEdit } from './useMergedEdit';
import { useKeptEdits } from './useKeptEdits';

export interface KeptFields<Values> {
  values: Values;
  change: (part: Partial<Values>) => void;
  /** They began with what was typed before and not sent. */
  restored: boolean;
  /** Once they are sent, or thrown away. */
  forget: () => void;
}

/** Fields of a form that makes something new, kept as those of the larger forms are: the sign-in may end under whoever types (D-483). */
export function useKeptFields<Values extends object>(what: string, start: Values): KeptFields<Values> {
  const kept = useKeptEdits<Values>()(what);
  const { values, setValues, restored } = useMergedEdit<Values, Values>(null, {
    valuesOf: (row) => row,
    fresh: () => start,
    kept,
  });
  return {
    values,
    change: (part) => setValues((before) => ({ ...before, ...part })),
    restored,
    forget: kept.forget,
  };
}
