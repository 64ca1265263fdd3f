import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { useState } from 'react';

const TYPING_MS = 300;

export interface Search {
  /** Trimmed, once typing has rested; undefined when nothing is searched for. */
  term: string | undefined;
  /** For the `SearchField`. */
  field: { value: string; onChange: (value: string) => void };
}

/** What somebody types to filter a list. */
export function useSearch(): Search {
  const [value, onChange] = useState('');
  const term = useDebounced(value.trim(), TYPING_MS);
  return { term: term === '' ? undefined : term, field: { value, onChange } };
}
