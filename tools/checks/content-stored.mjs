// What the CMS holds, read from a database: what an administrator typed is checked like what ships.
import { formatUsd, pricingItemDifferences } from '@summit/pricing';
import pg from 'pg';

const TEXTS = `
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

const PRICES = `
  select item_id as "itemId", price_cents as "priceCents", original_price_cents as "originalPriceCents" from pricing_item
  where active and status = 'active' order by display_order`;

/**
 * Texts of the CMS, and the pricing items whose price is not the price book's (C-018).
 * @param {string} url
 * @returns {Promise<{ texts: import('./content-texts.mjs').ContentText[], findings: import('./content-text-rules.mjs').Finding[] }>}
 */
export async function storedContent(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const texts = (await client.query(TEXTS)).rows;
    const items = (await client.query(PRICES)).rows;
    return { texts: texts.flatMap(storedTexts), findings: items.flatMap(priceFindings) };
  } finally {
    await client.end();
  }
}

const storedTexts = ({ kind, item, fields, variables }) =>
  Object.entries(fields).map(([field, text]) => ({
    kind,
    place: `database, ${item}: ${field}`,
    text: String(text),
    ...(variables ? { variables } : {}),
  }));

const shown = (cents) => (cents === null ? 'none' : formatUsd(cents));

/**
 * Says of one stored pricing item where its prices are not those of the price book.
 * @param {{ itemId: string, priceCents: number, originalPriceCents: number | null }} item
 */
export const priceFindings = (item) =>
  pricingItemDifferences(item).map(({ field, shownCents, priceBookCents }) => ({
    place: `database, pricing item ${item.itemId}: ${field === 'priceCents' ? 'price' : 'original_price'}`,
    excerpt: shown(shownCents),
    problem: `the price book says ${shown(priceBookCents)}; the price book is charged (C-018)`,
  }));
