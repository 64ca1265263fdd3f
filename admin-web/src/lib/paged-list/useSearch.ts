import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useEffect, useState } from 'react';
import { useAddressValue } from './useAddressValue';

const TYPING_MS = 300;

export interface Search {
  /** Trimmed, once typing has rested; undefined when nothing is searched for. */
  term: string | undefined;
  /** For the `SearchField`. */
  field: { value: string; onChange: (value: string) => void };
}

/** What somebody types to filter a list. It stands in the address under `parameter`. */
export function useSearch(parameter = 'q'): Search {
  const [stored, store] = useAddressValue(parameter);
  const [value, onChange] = useState(stored);
  const term = useDebounced(value.trim(), TYPING_MS);
  useEffect(() => {
    if (stored !== term) store(term);
  }, [stored, store, term]);
  return { term: term === '' ? undefined : term, field: { value, onChange } };
}
