/** The eight policy pages: page id = route name (C-028). */
export const LEGAL_PAGE_IDS = [
  'terms-of-service',
  'privacy-policy',
  'refund-policy',
  'cookie-policy',
  'acceptable-use-policy',
  'community-guidelines',
  'disclaimer',
  'shipping-delivery',
] as const;

export type LegalPageId = (typeof LEGAL_PAGE_IDS)[number];

export const isLegalPageId = (value: unknown): value is LegalPageId => LEGAL_PAGE_IDS.includes(value as LegalPageId);
