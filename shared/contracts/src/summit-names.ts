/**
 * The two editions have four kinds of name in the documents (C-039). The years inside the keys are part of an opaque
 * key: edition 2 took place in October 2025.
 */
export const SUMMIT_EDITIONS = [
  { number: 1, key: 'business_growth_summit_2024', slug: 'business-growth-scale', short: 'summit1' },
  { number: 2, key: 'passive_income_summit_2024', slug: 'passive-income', short: 'summit2' },
] as const;

export type SummitEdition = (typeof SUMMIT_EDITIONS)[number];
export type SummitKey = SummitEdition['key'];
export type SummitSlug = SummitEdition['slug'];
export type SummitShortName = SummitEdition['short'];
/** Every API accepts any of these and answers with the one that its document uses. */
export type SummitName = SummitKey | SummitSlug | SummitShortName | `${SummitEdition['number']}`;

/** Filters of the dashboard header and of the VIP users tab. */
export const SUMMIT_FILTERS = ['passive-income', 'business-growth-scale', 'all'] as const;
export type SummitFilter = (typeof SUMMIT_FILTERS)[number];
export const VIP_SUMMIT_FILTERS = ['all', 'summit1', 'summit2'] as const;
export type VipSummitFilter = (typeof VIP_SUMMIT_FILTERS)[number];

/** The edition that a name means, or null for a name that no edition has. */
export function summitEdition(name: string): SummitEdition | null {
  const isMeant = ({ number, key, slug, short }: SummitEdition) =>
    name === key || name === slug || name === short || name === String(number);
  return SUMMIT_EDITIONS.find(isMeant) ?? null;
}
