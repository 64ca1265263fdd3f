import type { BrowserStore } from '../lib/browser/browser-store';

/** Keeps which headline the page came with: A, but while an experiment runs (F-068, F-109). The server decides which one (C-080). */
export function keepHeadlineVariant(store: BrowserStore, shown: string | undefined): void {
  store.set('abTestVariant', shown === 'B' ? 'B' : 'A');
}
