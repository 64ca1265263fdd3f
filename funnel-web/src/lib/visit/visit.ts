import type { BrowserStore } from '../browser/browser-store';
import type { Reporter } from './report';

/** One opening of a page, and what it is kept and reported with. */
export interface Visit {
  store: BrowserStore;
  report: Reporter;
  /** Address of the page and of the page before it (empty when there is none). */
  url: URL;
  referrer: string;
  now: number;
}
