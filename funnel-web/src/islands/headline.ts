import type { HeadlineVariant } from '@summit/contracts';
import type { BrowserStore } from '../lib/browser/browser-store';

/** Sticky 50/50 while the experiment runs, else A (C-080). `draw` answers a number from 0 up to 1. */
export function headlineVariant(store: BrowserStore, experiment: boolean, draw: () => number): HeadlineVariant {
  if (!experiment) return 'A';
  const kept = store.get('abTestVariant');
  if (kept === 'A' || kept === 'B') return kept;
  const variant = draw() < 0.5 ? 'A' : 'B';
  store.set('abTestVariant', variant);
  return variant;
}

/** Both headlines are in the HTML in one grid cell, so that changing the variant moves nothing. */
export function showHeadline(variant: HeadlineVariant): void {
  document.documentElement.dataset['headline'] = variant;
}
