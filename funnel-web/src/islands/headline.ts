import type { BrowserStore } from '../lib/browser/browser-store';

/**
 * Keeps which headline the page came with: A, but while an experiment runs (F-068, F-109). The server decides which one (C-080). A page
 * that says none came while none ran, or while nobody could be asked: then what is kept stays, until `runs` is known to be false.
 */
export function keepHeadlineVariant(store: BrowserStore, shown: string | undefined, runs?: boolean): void {
  if (shown === undefined && runs !== false && store.get('abTestVariant') === 'B') return;
  store.set('abTestVariant', shown === 'B' ? 'B' : 'A');
}
