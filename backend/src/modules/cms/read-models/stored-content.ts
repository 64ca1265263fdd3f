import type { ContentText, TextKind } from '@summit/content/check';
import type { ContentCheckFinding } from '@summit/contracts';
import { formatUsd, pricingItemDifferences, type PricingItemPrices } from '@summit/pricing';

// `npm run check:content` reads the same with a client of its own.

/** What visitors and recipients can read of what is stored. */
export const STORED_TEXTS = `
  select 'legal' as kind, 'legal page ' || page_id as item, jsonb_build_object('title', title, 'meta_description', meta_description, 'content', content) as fields, null::text[] as variables
  from legal_page where active and status = 'published'
  union all
  select 'message', 'email template ' || template_id, jsonb_build_object('name', name, 'subject', subject, 'body', body), variables
  from email_template where active
  union all
  select 'page', 'question ' || faq_id, jsonb_build_object('question', question, 'answer', answer), null from faq where active and status = 'published'
  union all
  select 'page', 'pricing item ' || item_id, jsonb_build_object('name', name, 'description', description, 'features', array_to_string(features, E'\\n')), null
  from pricing_item where active and status = 'active'
  union all
  select 'page', 'day ' || day, jsonb_build_object('intro', intro, 'homework', homework), null from summit_day
  union all
  select 'page', 'landing page', content -> 'hero', null from landing_page`;

export const STORED_PRICES = `
  select item_id as "itemId", price_cents as "priceCents", original_price_cents as "originalPriceCents" from pricing_item
  where active and status = 'active' order by display_order`;

export interface StoredTextRow {
  kind: TextKind;
  item: string;
  fields: Record<string, string>;
  variables: string[] | null;
}

export type StoredPriceRow = { itemId: string } & PricingItemPrices;

export const storedTexts = ({ kind, item, fields, variables }: StoredTextRow): ContentText[] =>
  Object.entries(fields).map(([field, text]) => ({
    kind,
    place: `database, ${item}: ${field}`,
    text: String(text),
    ...(variables && { variables }),
  }));

const shown = (cents: number | null): string => (cents === null ? 'none' : formatUsd(cents));

/** Where the prices of a stored pricing item are not those of the price book (C-018). */
export const priceFindings = (item: StoredPriceRow): ContentCheckFinding[] =>
  pricingItemDifferences(item).map(({ field, shownCents, priceBookCents }) => ({
    place: `database, pricing item ${item.itemId}: ${field === 'priceCents' ? 'price' : 'original_price'}`,
    excerpt: shown(shownCents),
    problem: `the price book says ${shown(priceBookCents)}; the price book is charged (C-018)`,
    shown: shown(shownCents),
    price_book: shown(priceBookCents),
  }));
