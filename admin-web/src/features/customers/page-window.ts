/** Pages that stand side by side. */
const WINDOW = 5;

/** A page number, counted from 1, or pages that are left out. */
export type PagerItem = number | 'earlier' | 'later';

/** The first page, five pages around `page`, and the last page of `count`; ellipses where pages are left out. */
export function pageWindow(page: number, count: number): PagerItem[] {
  const first = Math.max(1, Math.min(page - 2, count - WINDOW + 1));
  const last = Math.min(count, first + WINDOW - 1);
  const shown = Array.from({ length: last - first + 1 }, (_item, index) => first + index);
  const before: PagerItem[] = first === 1 ? [] : first === 2 ? [1] : [1, 'earlier'];
  const after: PagerItem[] = last === count ? [] : last === count - 1 ? [count] : ['later', count];
  return [...before, ...shown, ...after];
}
