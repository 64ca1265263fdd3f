import { TRAVELLING_MAILS } from '../../../platform/mail/travelling-mails.js';
import { TRAVELLING_JOBS } from '../../../platform/outbox/travelling-jobs.js';
import type { SqlExecutor, Statement } from '../../../platform/database/sql.js';

const once = (text: string): Statement => ({ name: '', text });

/** Tables that an archive leaves out, and why. Every other table travels, also one that is added tomorrow. */
export const STAYS_BEHIND: Readonly<Record<string, string>> = {
  schema_migration: 'the release that imports has its own',
  repeatable_schema: 'the release that imports has its own',
  sign_in: 'signs somebody in: everybody signs in again',
  sign_in_challenge: 'signs somebody in',
  passkey: 'works at one host only, and its device is asked there: added anew',
  passkey_question: 'asks a browser for a passkey: good for minutes',
  admin_reset: 'a mailed link that sets a password; asked for anew',
  member_link: 'mailed links that set a password or an address; asked for anew',
  speaker_link: 'mailed links that set a password or an address; asked for anew',
  rate_bucket: 'counts of the last minutes',
  spent_form_key: 'what was used of the last hours',
  event_outbox: 'goes along as jobs that wait (travelling-jobs.ts)',
  installation: 'tells this installation from others at the payment providers: made anew',
  relay_release: 'which releases run in this installation',
  form_attack: 'what the last minutes were like',
  idempotency_key: 'answers of the last day, for repeated requests',
  job_slot: 'which scheduled work this installation has done',
  data_backup: 'names files of this installation',
  summit_bundle: 'names files of this installation',
  import_run: 'how far an import of this installation is',
  retention_run: 'what the last night of this installation has forgotten',
};

/** What `prepare` brings along: such rows may be there, they give way to those of the archive. Anything else means: in use. */
export const FILLED_BY_PREPARE: readonly string[] = [
  'affiliate',
  'email_template',
  'faq',
  'imported_item',
  'landing_page',
  'legal_page',
  'pricing_item',
  'prompt',
  'rollup_mark',
  'session_captions',
  'session_cue',
  'session_speech',
  'speaker_gift',
  'summit',
  'summit_day',
  'summit_session',
];

export interface TravellingTable {
  table: string;
  /** In their order; without those that the database fills in by itself. */
  columns: { name: string; type: string }[];
  /** Of the key; of a table without one all. */
  order: string[];
  /** The rows are no table of ours: where they come from, and how they are added. */
  elsewhere?: { from: string; insert: string };
}

const TABLES = once(
  `select c.relname as table,
     (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
     coalesce((select array_agg(a.attname::text order by k.place)
      from pg_index i, unnest(i.indkey::int2[]) with ordinality k(number, place), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number), '{}') as key
   from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and not c.relname = any ($1)
   order by c.relname collate "C"`,
);

/** The tables of an archive in the order of their names, then the work that waits. */
export async function travellingTables(sql: SqlExecutor): Promise<TravellingTable[]> {
  const rows = await sql.query<{ table: string; columns: TravellingTable['columns']; key: string[] }>(TABLES, [
    Object.keys(STAYS_BEHIND),
  ]);
  const { table, columns, ...elsewhere } = TRAVELLING_JOBS;
  const jobs = { table, columns, order: columns.map(({ name }) => name), elsewhere };
  const ours = rows.map((row) => ({
    table: row.table,
    columns: row.columns,
    order: row.key.length > 0 ? row.key : row.columns.map(({ name }) => name),
  }));
  return [...ours, jobs];
}

const MIGRATIONS = once('select name from schema_migration order by timestamp, id');

/** Names of the schema changes of this database, oldest first. */
export const migrationsOf = async (sql: SqlExecutor): Promise<string[]> =>
  (await sql.query<{ name: string }>(MIGRATIONS)).map(({ name }) => name);

const quoted = (name: string): string => `"${name}"`;
/** What is sorted as text. */
const TEXTS = new Set(['text', 'character varying', 'json']);
const sourceOf = ({ table, elsewhere }: TravellingTable): string => elsewhere?.from ?? quoted(table);
/** A number of a server's own transactions, which means nothing on another one. */
export const isTransaction = ({ type }: { type: string }): boolean => type === 'xid8';

/** Sorted alike on every server, whatever its language is. */
const sortedBy = ({ columns, order }: TravellingTable): string =>
  order
    .map((name) => {
      const isText = columns.some((column) => column.name === name && TEXTS.has(column.type));
      return `t.${quoted(name)}${isText ? '::text collate "C"' : ''}`;
    })
    .join(', ');

/** All that travels of a transaction: 0 if the dashboard already counts its page views, else 1. */
const COUNTED = (column: string): string =>
  `case when t.${quoted(column)} < (select mark from rollup_mark where name = 'page_view') then '0' else '1' end`;

/** Columns that an archive holds otherwise than the table does, by table, in SQL on `t`. */
const CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = { mail_message: TRAVELLING_MAILS };
const valueOf = (table: string, column: { name: string; type: string }): string => {
  if (isTransaction(column)) return COUNTED(column.name);
  return CHANGED[table]?.[column.name] ?? `t.${quoted(column.name)}`;
};

/** Which rows of a table an archive holds, and which of its columns otherwise than the table does, in SQL on `t`. */
export interface TableView {
  where: string;
  columns: Readonly<Record<string, string>>;
}

/** What goes into an archive. */
export interface BundleView {
  /** Null: none of the rows. */
  of(table: string): TableView | null;
  takesFile(path: string): boolean;
}

export const WHOLE_SUMMIT: BundleView = { of: () => ({ where: 'true', columns: {} }), takesFile: () => true };
const NOTHING: TableView = { where: 'false', columns: {} };

export const rowsOf = (table: TravellingTable, view: TableView | null): Statement =>
  once(
    `declare bundled_rows no scroll cursor for select to_json(r)::text as row from (select ${table.columns
      .map((column) => `${view?.columns[column.name] ?? valueOf(table.table, column)} as ${quoted(column.name)}`)
      .join(', ')} from ${sourceOf(table)} t where ${(view ?? NOTHING).where} order by ${sortedBy(table)}) r`,
  );

export const countOf = (table: TravellingTable, view: TableView | null): Statement =>
  once(`select count(*)::float8 as n from ${sourceOf(table)} t where ${(view ?? NOTHING).where}`);
export const hasRows = (table: TravellingTable): Statement =>
  once(`select exists (select from ${sourceOf(table)} t) as filled`);

/** Months of the page views, whose partitions an empty database does not have. */
export const PAGE_VIEW_MONTHS = once(
  `select ensure_page_view_partition(month::date) from (select distinct date_trunc('month', viewed_at at time zone 'UTC') as month from page_view) m
   order by month`,
);

/** The trigger that holds the books balanced sees nothing of an import, so it is asked for. */
export const BOOKS_UNBALANCED = once(
  'select exists (select from ledger_line group by transaction_id having sum(amount_cents) <> 0) as unbalanced',
);
