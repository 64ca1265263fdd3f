import { useState, type Dispatch, type SetStateAction } from 'react';
import { changedFields, mergeEdits, withFields } from './merge-edits';

/** What somebody else saved meanwhile. */
export interface EditConflict<Values> {
  theirs: Values;
  takenOver: readonly (keyof Values & string)[];
  clashing: readonly (keyof Values & string)[];
}

export interface MergedEdit<Row, Values> {
  /** What the form goes by: the row it began with, or the newer one that it met. Null for a new one. */
  base: Row | null;
  values: Values;
  setValues: Dispatch<SetStateAction<Values>>;
  changed: (keyof Values & string)[];
  conflict: EditConflict<Values> | null;
  /** Somebody else has saved `newer`: what only they changed is taken over. */
  meet: (newer: Row) => void;
  takeTheirs: (field: keyof Values & string) => void;
  /** Before the next save. */
  forgetConflict: () => void;
}

/** What was typed into the form of one row, and how it meets what somebody else saved meanwhile. `fresh`: values of a new one. */
export function useMergedEdit<Row, Values extends object>(
  row: Row | null,
  { valuesOf, fresh }: { valuesOf: (row: Row) => Values; fresh: () => Values },
): MergedEdit<Row, Values> {
  const [base, setBase] = useState(row);
  const [start] = useState(() => (row ? valuesOf(row) : fresh()));
  const [values, setValues] = useState(start);
  const [conflict, setConflict] = useState<EditConflict<Values> | null>(null);
  const began = base ? valuesOf(base) : start;
  return {
    base,
    values,
    setValues,
    changed: changedFields(began, values),
    conflict,
    meet: (newer) => {
      const theirs = valuesOf(newer);
      const { values: merged, ...fields } = mergeEdits(began, values, theirs);
      setBase(newer);
      setValues(merged);
      setConflict({ theirs, ...fields });
    },
    takeTheirs: (field) => {
      if (!conflict) return;
      setValues(withFields(values, conflict.theirs, [field]));
      setConflict({ ...conflict, clashing: conflict.clashing.filter((one) => one !== field) });
    },
    forgetConflict: () => setConflict(null),
  };
}
