import type { AffiliateRow, AffiliatesSummary, SortOrder } from '@summit/contracts';
import { dollars } from '@summit/pricing';
import { rate } from '../domain/rate.js';
import type { AffiliateFigures } from '../read-models/all-affiliates.read-model.js';

const EVERY_COLUMN: Record<keyof AffiliateRow, true> = {
  speaker_name: true,
  speaker_code: true,
  email: true,
  signup_date: true,
  total_clicks: true,
  total_signups: true,
  click_conversion_rate: true,
  total_orders: true,
  total_sales: true,
  commission_earned: true,
  conversion_rate: true,
  status: true,
};
/** What the list can be sorted by (C-101). */
export const AFFILIATE_COLUMNS = Object.keys(EVERY_COLUMN) as (keyof AffiliateRow)[];

export const affiliateRow = (figures: AffiliateFigures): AffiliateRow => ({
  speaker_name: figures.name,
  speaker_code: figures.code,
  email: figures.email,
  signup_date: figures.createdAt.toISOString(),
  total_clicks: figures.clicks,
  total_signups: figures.signups,
  click_conversion_rate: rate(figures.signups, figures.clicks),
  total_orders: figures.orders,
  total_sales: dollars(figures.salesCents),
  commission_earned: dollars(figures.commissionCents),
  conversion_rate: rate(figures.orders, figures.signups),
  status: figures.status,
});

export function affiliatesSummary(figures: AffiliateFigures[]): AffiliatesSummary {
  const sumOf = (value: (one: AffiliateFigures) => number) => figures.reduce((sum, one) => sum + value(one), 0);
  return {
    active_affiliates: figures.filter(({ status }) => status === 'active').length,
    total_sales: dollars(sumOf(({ salesCents }) => salesCents)),
    total_commissions: dollars(sumOf(({ commissionCents }) => commissionCents)),
    total_signups: sumOf(({ signups }) => signups),
  };
}

/** A new list; rows that are alike in the column stay in the order of their codes, whichever way it is sorted. */
export function sortedAffiliates(
  rows: AffiliateRow[],
  { column, order }: { column: keyof AffiliateRow; order: SortOrder },
): AffiliateRow[] {
  const direction = order === 'asc' ? 1 : -1;
  // Made here: at its first use Node.js reads 3 MB of it, for every process that only loads this file.
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    const byColumn = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return direction * byColumn || compare(one.speaker_code, other.speaker_code);
  });
}
