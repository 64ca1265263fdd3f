import { startSqlDatabase, type SqlDatabase } from '../test/harness/sql-database.js';
import { PERSONAL_DATA } from './personal-data.js';

/** Tables with texts that hold nothing of visitors, buyers, members and affiliates, and why. A new table belongs here or to its module. */
const NOTHING_OF_PERSONS: Record<string, string> = {
  admin_account: 'staff; an administrator is removed, not erased',
  admin_reset: 'staff',
  audit_checkpoint: 'hashes',
  audit_entry: 'append-only: keeps tokens, what they stand for is audit_person',
  calendar_event: 'the programme',
  closed_booking: 'months of bookings',
  closed_month: 'figures by account',
  customer_change: 'derived: emptied by the next roll',
  customer_part: 'derived: the next roll writes it anew',
  data_backup: 'names of files; the files are a keeper’s (backups.keeper.ts)',
  desk_finding: 'ids; derived, the next look writes it anew',
  email_template: 'texts of ours',
  experiment: 'texts of ours, and which of the staff ran it',
  experiment_exposure: 'hashes of random numbers; what leads from them to a person is experiment_registration',
  faq: 'texts of ours',
  event_outbox: 'ids of rows (event-catalog.ts), for the moment until they are jobs',
  form_attack: 'names of forms',
  form_verdict_day: 'figures',
  import_run: 'counts by kind of import',
  imported_item: 'texts of ours',
  job_slot: 'names of jobs',
  landing_page: 'texts of ours',
  landing_page_draft: 'texts of ours',
  landing_page_version: 'texts of ours',
  ledger_line: 'amounts by account',
  ledger_transaction: 'ids of bookings',
  legal_page: 'texts of ours',
  open_booking_count: 'figures by month',
  session_rating_part: 'figures by session',
  session_gift_part: 'figures by session',
  order_part: 'derived: the next roll writes it anew',
  installation: 'a random number',
  operator_alert: 'sentences about figures and providers',
  page_view_day: 'figures',
  page_view_default: 'a part of page_view',
  plan_part: 'derived: the next roll writes it anew',
  passkey_question: 'random questions, good for minutes',
  pricing_item: 'texts of ours',
  promo_code: 'codes for everybody',
  promo_code_provider: 'codes for everybody',
  prompt: 'texts of ours',
  provider_cursor: 'a time by provider',
  provider_pause: 'names of providers',
  provider_event:
    'ids of a provider’s objects; what was sent is kept without what names a person (mask-notification.ts)',
  reconciliation_line: 'ids of a provider’s objects, with amounts',
  reconciliation_run: 'times and figures',
  referrer_day: 'figures by host name',
  reminder_run: 'names of reminders',
  relay_release: 'names of events, and a hash of those of listeners',
  repeatable_schema: 'names of definitions',
  retention_run: 'counts by setting',
  rollup_mark: 'names of rollups',
  rollup_recount: 'how far a count has come, while it goes on',
  sales_day: 'figures',
  affiliate_day: 'figures',
  schema_migration: 'names of migrations',
  session_captions: 'what is said in a session',
  session_cue: 'what is said in a session',
  session_gift_click: 'nobody is named',
  session_speech: 'what is said in a session',
  setting: 'what operators set',
  speaker_gift: 'published by the speaker',
  spent_form_key: 'random numbers that were handed out to anybody',
  summit: 'the programme',
  summit_bundle: 'names of files; the files are a keeper’s (bundles.keeper.ts)',
  summit_day: 'the programme',
  summit_session: 'published by the speaker',
  'graphile_worker._private_job_queues': 'names of queues',
  'graphile_worker._private_known_crontabs': 'names of jobs',
  'graphile_worker._private_tasks': 'names of tasks',
};

/** Tables that hold what the claimed table beside them holds: its triggers keep them as it is, also where an erasure changes it. */
const KEPT_BY_TRIGGERS: Record<string, string> = { prompt_visitor: 'prompt_visit' };

/** For which events of the second table a trigger that is switched on writes the first one. */
const EVENTS_THAT_WRITE = `select distinct lower(e.event_manipulation) as event
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  join information_schema.triggers e on e.trigger_name = t.tgname and e.event_object_table = $2
  where t.tgrelid = $2::regclass and t.tgenabled = 'O' and p.prosrc ~ ('\\m' || $1 || '\\M') order by 1`;

const TEXTS = `select distinct case c.table_schema when 'public' then '' else c.table_schema || '.' end || c.table_name as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'graphile_worker')
    and c.table_name !~ '^page_view_\\d'
    and (c.data_type in ('text', 'json', 'jsonb', 'bytea', 'character varying', 'inet', 'ARRAY', 'tsvector'))`;

//
describe('what is stored of persons', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await startSqlDatabase();
  });
  afterAll(() => database.stop());

  const sets = PERSONAL_DATA.flatMap((module) => module.sets);
  const claimed = new Set(sets.map(({ table }) => table));

  it('is said of every table that holds texts: its module claims it, or a list above says why nobody does', async () => {
    const tables = (await database.rows<{ name: string }>(TEXTS)).map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(60);
    const listed = [...Object.keys(NOTHING_OF_PERSONS), ...Object.keys(KEPT_BY_TRIGGERS)];
    expect(tables.filter((table) => !claimed.has(table) && !listed.includes(table))).toEqual([]);
    expect(listed.filter((table) => !tables.includes(table) || claimed.has(table))).toEqual([]);
  });

  it.each(Object.entries(KEPT_BY_TRIGGERS))('is kept in %s as it is in %s', async (table, source) => {
    expect(claimed).toContain(source);
    const events = await database.rows<{ event: string }>(EVENTS_THAT_WRITE, [table, source]);
    expect(events.map(({ event }) => event)).toEqual(['delete', 'insert', 'update']);
  });

  it('changes and hides columns that exist', async () => {
    const columns = await database.rows<{ name: string }>(
      `select case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name
       from information_schema.columns`,
    );
    const known = new Set(columns.map(({ name }) => name));
    const used = sets.flatMap(({ table, erase, hidden = [] }) => [
      ...hidden.map((column) => `${table}.${column}`),
      ...(typeof erase === 'object' && 'set' in erase
        ? Object.keys(erase.set).map((column) => `${table}.${column}`)
        : []),
    ]);
    expect(used.filter((column) => !known.has(column))).toEqual([]);
  });
});
