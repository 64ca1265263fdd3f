import { SUMMIT_ZONE } from '@summit/rules';
import type { SqlExecutor, Statement } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { tablesOf, TABLES_OF_PART, type CloneCounts, type CloneOrder } from '../application/clone-order.js';
import { newDates, type EditionDays, type NewDates } from '../application/new-dates.js';
import { countOf, travellingTables, type BundleView, type TableView } from './travelling-tables.js';

const once = (text: string): Statement => ({ name: '', text });

/** Who last saved what the clone changed: the import of content leaves it alone. */
const CLONE = 'clone';
/** Files of the pictures of people on the pages. */
const FACES = 'faces/';
/** Of what this installation alone is told, or reads aloud. */
const OWN_SETTINGS = ['summit.phase', 'prompts.public_token', 'alerts.recipients', 'alerts.webhook_url'];

/** The edition that is sold: the last one. */
const CURRENT = once(
  `select key, first_day::text as "firstDay", last_day::text as "lastDay" from summit order by first_day desc limit 1`,
);

/** Base64 without its padding, as argon2 writes it. */
const unpadded = (bytes: string): string => `rtrim(encode(${bytes}, 'base64'), '=')`;
/** A word that nobody guesses, as `randomToken` makes them: 16 random bytes in base64url. */
const NEW_TOKEN = `translate(rtrim(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '='), '+/', '-_')`;

/**
 * A hash of no password that anybody knows: an account that is used stays its owner's alone. Its owner sets a password by the mailbox, and
 * the back office is neither told a link to it nor may give it another address.
 */
const UNKNOWN_PASSWORD = `'$argon2id$v=19$m=19456,t=2,p=1$' || ${unpadded('uuid_send(gen_random_uuid())')} || '$'
  || ${unpadded('uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())')}`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** The same time of day in the summit's zone, whatever the clocks have done in between. */
const moved = (column: string, days: number): string =>
  `(${column} at time zone '${SUMMIT_ZONE}' + interval '${days} days') at time zone '${SUMMIT_ZONE}'`;
/** Names of staff stay behind. What the import of content writes is no name of anybody. */
const SAVED_BY = `case when t.updated_by is null or t.updated_by = 'content import' then t.updated_by else '${CLONE}' end`;

/** How the tables of the parts travel where they don't as they are. */
function changed(current: string, dates: NewDates): Readonly<Record<string, Partial<TableView>>> {
  const ofCurrent = (column: string, otherwise: string, then: string): string =>
    `case when t.${column} = ${literal(current)} then ${then} else ${otherwise} end`;
  const ofEdition = (column: string, then: string): string => ofCurrent('key', `t.${column}`, then);
  const ofSession = (column: string, then: string): string => ofCurrent('summit_key', `t.${column}`, then);
  const move = (column: string): string => moved(`t.${column}`, dates.shiftDays);
  return {
    landing_page: { columns: { updated_by: SAVED_BY } },
    legal_page: { columns: { updated_by: SAVED_BY } },
    faq: { columns: { updated_by: SAVED_BY } },
    email_template: { columns: { updated_by: SAVED_BY } },
    pricing_item: { columns: { updated_by: SAVED_BY } },
    prompt: { columns: { updated_by: SAVED_BY } },
    summit_day: { columns: { updated_by: SAVED_BY } },
    speaker_gift: { columns: { id: 'gen_random_uuid()', updated_by: SAVED_BY } },
    session_captions: { columns: { updated_by: SAVED_BY } },
    face: { columns: { set_by: literal(CLONE) } },
    summit: {
      columns: {
        updated_by: ofCurrent('key', SAVED_BY, literal(CLONE)),
        first_day: ofEdition('first_day', literal(dates.firstDay)),
        last_day: ofEdition('last_day', literal(dates.lastDay)),
        first_day_at: ofEdition('first_day_at', move('first_day_at')),
        date_label: ofEdition('date_label', literal(dates.dateLabel)),
        card_date: ofEdition('card_date', literal(dates.cardDate)),
      },
    },
    summit_session: {
      columns: {
        updated_by: ofCurrent('summit_key', SAVED_BY, literal(CLONE)),
        public_token: NEW_TOKEN,
        public_access_start: ofSession('public_access_start', move('public_access_start')),
        public_access_end: ofSession('public_access_end', move('public_access_end')),
        total_views: '0',
      },
    },
    // Whose order was a test is an order's business; what was used up by orders is free again.
    promo_code: { columns: { expires_at: move('expires_at'), reserved_count: '0', redeemed_count: '0' } },
    promo_code_provider: { columns: { redeemed_count: '0', discount_cents: '0' } },
    speaker_account: { columns: { password_hash: UNKNOWN_PASSWORD } },
    // Where they are paid and where they have asked to be; a method that waits waits on. Earlier ones belong to payouts, which stay behind.
    payout_method: { where: `t.status in ('waiting', 'approved')` },
    setting: { where: `t.key <> all (array[${OWN_SETTINGS.map(literal).join(', ')}])` },
  };
}

/** What a clone takes along, as of the moment of `tx`. */
export async function cloneView(tx: SqlExecutor, order: CloneOrder): Promise<BundleView & { dates: NewDates }> {
  const [current] = await tx.query<EditionDays & { key: string }>(CURRENT);
  if (!current) throw new AppError('not_found');
  const dates = newDates(current, order.firstDay);
  const tables = tablesOf(order.parts);
  const views: Readonly<Record<string, Partial<TableView>>> = {
    ...changed(current.key, dates),
    // So that what was removed does not come back, and what was not taken along comes anew.
    imported_item: { where: `t.kind = any (array[${tables.map(literal).join(', ')}]::text[])` },
  };
  const travelling = new Set([...tables, 'imported_item', 'rollup_mark']);
  return {
    dates,
    of: (table) => (travelling.has(table) ? { where: 'true', columns: {}, ...views[table] } : null),
    takesFile: (path) => order.parts.includes('faces') && path.startsWith(FACES),
  };
}

/** How many rows of each part would go along. */
export async function cloneCounts(tx: SqlExecutor, order: CloneOrder): Promise<CloneCounts> {
  const view = await cloneView(tx, order);
  const tables = await travellingTables(tx);
  const counts: CloneCounts['counts'] = [];
  for (const part of order.parts) {
    const names: readonly string[] = TABLES_OF_PART[part];
    let rows = 0;
    for (const table of tables.filter((one) => names.includes(one.table)))
      rows += (await tx.query<{ n: number }>(countOf(table, view.of(table.table))))[0]?.n ?? 0;
    counts.push({ part, rows });
  }
  return { shiftDays: view.dates.shiftDays, counts };
}
