import { changedFields, mergeEdits, withFields } from './merge-edits';
import { useSharedEdit, type SharedEdit } from './useSharedEdit';

/** What somebody else saved meanwhile. */
export interface EditConflict<Values> {
  theirs: Values;
  takenOver: readonly (keyof Values & string)[];
  clashing: readonly (keyof Values & string)[];
}

export interface MergedEdit<Row, Values> extends Omit<SharedEdit<Row, Values, EditConflict<Values>>, 'setConflict'> {
  changed: (keyof Values & string)[];
  takeTheirs: (field: keyof Values & string) => void;
  /** Before the next save. */
  forgetConflict: () => void;
}

/** A form of plain fields: what only they changed is taken over, where both did ours stays and theirs can be chosen. `fresh`: values of a new one. */
export function useMergedEdit<Row, Values extends object>(
  row: Row | null,
  { valuesOf, fresh }: { valuesOf: (row: Row) => Values; fresh: () => Values },
): MergedEdit<Row, Values> {
  const { setConflict, ...edit } = useSharedEdit<Row, Values, EditConflict<Values>>(row, {
    valuesOf,
    start: () => (row ? valuesOf(row) : fresh()),
    merge: (began, ours, theirs) => {
      const { values, ...fields } = mergeEdits(began, ours, theirs);
      return { values, conflict: { theirs, ...fields } };
    },
  });
  const { began, values, setValues, conflict } = edit;
  return {
    ...edit,
    changed: changedFields(began, values),
    takeTheirs: (field) => {
      if (!conflict) return;
      setValues(withFields(values, conflict.theirs, [field]));
      setConflict({ ...conflict, clashing: conflict.clashing.filter((one) => one !== field) });
    },
    forgetConflict: () => setConflict(null),
  };
}
