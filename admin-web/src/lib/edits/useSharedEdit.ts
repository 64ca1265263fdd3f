import { isApiError } from '@summit/api-client';
import { useLayoutEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';

/** What the form shows after somebody else has saved, and what it says about that. */
export interface MergeResult<Values, Conflict> {
  values: Values;
  conflict: Conflict;
}

export interface SharedEditOptions<Row, Values, Conflict> {
  valuesOf: (row: Row) => Values;
  /** What the form begins with where that is not what the row says: values of a new one, a draft. */
  start?: () => Values;
  /** What there is to say from the beginning. */
  conflict?: () => Conflict | null;
  /** `began`: what both began with. */
  merge: (began: Values, ours: Values, theirs: Values) => MergeResult<Values, Conflict>;
}

export interface SharedEdit<Row, Values, Conflict> {
  /** What the form goes by: the row it began with, or the newer one that it met. Null for a new one. */
  base: Row | null;
  /** What that row says; of a new one what the form began with. */
  began: Values;
  values: Values;
  setValues: Dispatch<SetStateAction<Values>>;
  conflict: Conflict | null;
  setConflict: (conflict: Conflict | null) => void;
  /**
   * Sends what was typed. Where the server says that somebody else has saved, the form meets what they saved and nothing is sent; other
   * failures are thrown. `newest` reads the row anew: null where it is gone, which `gone` hears.
   */
  sendOrMeet: (send: () => Promise<void>, newest: () => Promise<Row | null>, gone: () => void) => Promise<void>;
}

/** What was typed into the form of one row that others edit, too: whoever saves second sees what the first one saved. */
export function useSharedEdit<Row, Values, Conflict>(
  row: Row | null,
  options: SharedEditOptions<Row, Values, Conflict>,
): SharedEdit<Row, Values, Conflict> {
  const { valuesOf, start, merge } = options;
  const [base, setBase] = useState(row);
  const [first] = useState(() => {
    if (start) return start();
    if (!row) throw new Error('A form without a row begins with values of its own');
    return valuesOf(row);
  });
  const [values, setValues] = useState(first);
  // Somebody goes on typing while a save is on its way.
  const typed = useRef(values);
  useLayoutEffect(() => {
    typed.current = values;
  });
  const [conflict, setConflict] = useState<Conflict | null>(() => options.conflict?.() ?? null);
  const began = base ? valuesOf(base) : first;
  return {
    base,
    began,
    values,
    setValues,
    conflict,
    setConflict,
    sendOrMeet: async (send, newest, gone) => {
      try {
        await send();
      } catch (error) {
        if (!base || !isApiError(error) || error.code !== 'edit_conflict') throw error;
        const newer = await newest();
        if (!newer) return gone();
        const met = merge(began, typed.current, valuesOf(newer));
        setBase(newer);
        setValues(met.values);
        setConflict(met.conflict);
      }
    },
  };
}
