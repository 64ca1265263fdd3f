import { useEffect, useEffectEvent, useState } from 'react';
import { changedFields, mergeEdits, withFields } from './merge-edits';
import type { KeptEdit } from './useKeptEdits';
import { useSharedEdit, type SharedEdit } from './useSharedEdit';

/** What somebody else saved meanwhile. */
export interface EditConflict<Values> {
  /** What both began with. */
  began: Values;
  theirs: Values;
  takenOver: readonly (keyof Values & string)[];
  clashing: readonly (keyof Values & string)[];
}

export interface MergedEdit<Row, Values> extends Omit<SharedEdit<Row, Values, EditConflict<Values>>, 'setConflict'> {
  changed: (keyof Values & string)[];
  /** The form began with what was typed before and not saved. */
  restored: boolean;
  takeTheirs: (field: keyof Values & string) => void;
  /** Before the next save. */
  forgetConflict: () => void;
}

export interface MergedEditOptions<Row, Values> {
  valuesOf: (row: Row) => Values;
  /** Values of a new one. */
  fresh: () => Values;
  /** Where what was typed stands until it is saved or discarded. */
  kept?: KeptEdit<Values>;
}

/** A form of plain fields: what only they changed is taken over, where both did ours stays and theirs can be chosen. */
export function useMergedEdit<Row, Values extends object>(
  row: Row | null,
  { valuesOf, fresh, kept }: MergedEditOptions<Row, Values>,
): MergedEdit<Row, Values> {
  const [start] = useState(() => startOf(row ? valuesOf(row) : fresh(), { isNew: row === null, kept }));
  const { setConflict, ...edit } = useSharedEdit<Row, Values, EditConflict<Values>>(row, {
    valuesOf,
    start: () => start.values,
    conflict: () => start.conflict,
    merge: meet,
  });
  const { base, values, setValues, conflict } = edit;
  const began = base ? edit.began : start.began;
  const changed = changedFields(began, values);
  const keep = useEffectEvent(() => (changed.length > 0 ? kept?.keep({ began, values }) : kept?.forget()));
  useEffect(() => keep(), [base, values]);
  return {
    ...edit,
    began,
    changed,
    restored: start.restored,
    takeTheirs: (field) => {
      if (!conflict) return;
      setValues(withFields(values, conflict.theirs, [field]));
      setConflict({ ...conflict, clashing: conflict.clashing.filter((one) => one !== field) });
    },
    forgetConflict: () => setConflict(null),
  };
}

interface Start<Values> {
  began: Values;
  values: Values;
  conflict: EditConflict<Values> | null;
  restored: boolean;
}

/** What was typed before meets what is stored by now; a new one meets nobody. */
function startOf<Values extends object>(
  stored: Values,
  { isNew, kept }: { isNew: boolean; kept: KeptEdit<Values> | undefined },
): Start<Values> {
  const typed = kept?.read(stored) ?? null;
  if (!typed) return { began: stored, values: stored, conflict: null, restored: false };
  if (isNew) return { began: typed.began, values: typed.values, conflict: null, restored: true };
  const { values, conflict } = meet(typed.began, typed.values, stored);
  const isTold = conflict.takenOver.length > 0 || conflict.clashing.length > 0;
  return { began: stored, values, conflict: isTold ? conflict : null, restored: true };
}

function meet<Values extends object>(began: Values, ours: Values, theirs: Values) {
  const { values, ...fields } = mergeEdits(began, ours, theirs);
  return { values, conflict: { began, theirs, ...fields } };
}
