import { useState } from 'react';

export interface PageOfRows {
  /** Counts from 0. */
  page: number;
  pageSize: number;
}

/**
 * The page of a filtered list. `filters` names what is listed: another list begins at its first page, without a moment in
 * which the new list is asked for at the old page.
 */
export function usePaging(pageSize: number, filters: string): [PageOfRows, (next: PageOfRows) => void] {
  const [chosen, choose] = useState({ page: 0, pageSize, filters });
  const page = chosen.filters === filters ? chosen.page : 0;
  return [{ page, pageSize: chosen.pageSize }, (next) => choose({ ...next, filters })];
}
