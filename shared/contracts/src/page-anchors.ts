import type { PageName } from './site-map.js';

/** Places inside a page that links lead to (F-042, M-016); those of the library besides are what mails and the thank-you page open. */
export const PAGE_ANCHORS = {
  landing: ['benefits', 'who-it-s-for', 'speakers', 'bonuses', 'faq', 'signup'],
  vipProfile: ['security', 'settings'],
  vipResources: ['speaker-gifts', 'recordings', 'bonuses', 'orders', 'workshops', 'highlights', 'additional'],
} as const satisfies Partial<Record<PageName, readonly string[]>>;

/** The anchors of a page; none for a page that has none. */
export type PageAnchor<Name extends PageName> = Name extends keyof typeof PAGE_ANCHORS
  ? (typeof PAGE_ANCHORS)[Name][number]
  : never;
