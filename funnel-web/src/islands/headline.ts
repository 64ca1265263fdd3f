import type { BrowserStore } from '../lib/browser/browser-store';

/** Keeps which headline the page came with while an experiment runs (F-109). The server decides which one that is (C-080). */
export function keepHeadlineVariant(store: BrowserStore, shown: string | undefined): void {
  if (shown === 'A' || shown === 'B') store.set('abTestVariant', shown);
}
