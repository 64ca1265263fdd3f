import { Injectable } from '@nestjs/common';
import type { DeskEventFilter, DeskEventRow, PageAnswer } from '@summit/contracts';
import type { Provider } from '@summit/rules';
import { LATEST, presented, seeking } from '../../../platform/csv/seeking.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at } from '../../../platform/database/sql-text.js';
import { WaitingJobs, type WaitingJob } from '../../../platform/outbox/waiting-jobs.js';
import { applyEventKey } from '../../payments/payments.public.js';

/** Whoever has more than this many does not read their number. */
const COUNTED = 10_000;
const MAX_REPLAYED = 5_000;

interface WantedEvents {
  state: DeskEventFilter;
  search: string;
}

interface Stored {
  provider: Provider;
  event_id: string;
  type: string;
  about: string | null;
  came_by: 'notification' | 'list';
  tries: number;
  failure: string | null;
  occurred_at: Date;
  received_at: Date;
  handled_at: Date | null;
}

const COLUMNS =
  'provider, event_id, type, subject_ref as about, came_by, tries, failure, occurred_at, received_at, handled_at';

const list = (name: string, where: string) => ({
  page: statement(
    `desk-events-${name}`,
    `select ${COLUMNS} from provider_event where ${where} order by received_at desc, event_id desc offset $2::bigint limit $3`,
  ),
  behind: statement(
    `desk-events-${name}-behind`,
    `select ${COLUMNS}, received_at::text as cursor from provider_event
     where ${where} and (received_at, event_id, provider) < ($2::timestamptz, $3, $4)
     order by received_at desc, event_id desc, provider desc limit $5`,
  ),
  total: statement(
    `desk-events-${name}-total`,
    `select count(*)::int as total from (select from provider_event where ${where} limit ${COUNTED}) event`,
  ),
});

const EVERYTHING = '$1::text is null';
const BY_STATE: Readonly<Record<DeskEventFilter, ReturnType<typeof list>>> = {
  all: list('all', EVERYTHING),
  waiting: list('waiting', `${EVERYTHING} and handled_at is null`),
  failing: list('failing', `${EVERYTHING} and handled_at is null and failure is not null`),
  asked_for: list('asked-for', `${EVERYTHING} and came_by = 'list'`),
};
/** `$1` an id of the provider. */
const BY_ID = list('by-id', `(event_id = $1 or subject_ref = $1)`);
/** `$1` the number of an order: whatever concerns its attempts, payments, disputes or plan. */
const OF_ORDER = list(
  'of-order',
  `subject_ref in (
     select provider_ref from payment_attempt where order_id = $1::uuid
     union select provider_ref from payment where order_id = $1::uuid
     union select d.provider_ref from dispute d join payment p on p.id = d.payment_id where p.order_id = $1::uuid
     union select invoice_ref from plan_installment where order_id = $1::uuid
     union select unnest(failed_invoices) from payment_plan where order_id = $1::uuid
     union select subscription_ref from payment_plan where order_id = $1::uuid)`,
);
const BODY = statement('desk-event-body', 'select body from provider_event where provider = $1 and event_id = $2');
const SPAN = statement(
  'desk-events-span',
  `select event_id as "eventId" from provider_event
   where provider = $1 and received_at >= ${at('$2')} and received_at < ${at('$3')} and subject_kind is not null
   order by received_at limit ${MAX_REPLAYED + 1}`,
);

const ORDER_NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Everything that the providers told us, and what became of it. */
@Injectable()
export class DeskEventsReadModel {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: WaitingJobs,
  ) {}

  /** `search`: a whole id of the provider, or the number of an order; then events of every state. */
  async page(
    wanted: WantedEvents,
    { limit, skip }: { limit: number; skip: number },
  ): Promise<PageAnswer<DeskEventRow>> {
    const { page, total, id } = queriesOf(wanted);
    const [rows, [counted]] = await Promise.all([
      this.sql.query<Stored>(page, [id, skip, limit]),
      this.sql.query<{ total: number }>(total, [id]),
    ]);
    return { success: true, data: await this.present(rows), total: counted?.total ?? 0 };
  }

  /** The same, all of them. */
  all(wanted: WantedEvents): AsyncIterable<readonly DeskEventRow[]> {
    const { behind, id } = queriesOf(wanted);
    const rows = seeking<Stored & { cursor: string }>(({ last, limit }) =>
      this.sql.query(behind, [id, last?.cursor ?? LATEST, last?.event_id ?? null, last?.provider ?? null, limit]),
    );
    return presented(rows, (batch) => this.present(batch));
  }

  /** Undefined where there is no such event; null where nothing was sent or kept. */
  async body(provider: Provider, eventId: string): Promise<string | null | undefined> {
    return (await this.sql.query<{ body: string | null }>(BODY, [provider, eventId]))[0]?.body;
  }

  /** Events about something of ours that came in a span (ms), oldest first; null for more than 5,000. */
  async inSpan(span: { provider: Provider; from: number; until: number }): Promise<string[] | null> {
    const rows = await this.sql.query<{ eventId: string }>(SPAN, [span.provider, span.from, span.until]);
    return rows.length > MAX_REPLAYED ? null : rows.map(({ eventId }) => eventId);
  }

  private async present(rows: readonly Stored[]): Promise<DeskEventRow[]> {
    const open = rows.filter(({ handled_at }) => handled_at === null);
    const jobs = await this.jobs.byKeys(open.map(jobKeyOf));
    return rows.map((row) => presentEvent(row, jobs.get(jobKeyOf(row))));
  }
}

function queriesOf({ state, search }: WantedEvents) {
  if (search === '') return { ...BY_STATE[state], id: null };
  return { ...(ORDER_NUMBER.test(search) ? OF_ORDER : BY_ID), id: search };
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const jobKeyOf = ({ provider, event_id }: Stored): string => applyEventKey(provider, event_id);

const presentEvent = (event: Stored, job: WaitingJob | undefined): DeskEventRow => ({
  provider: event.provider,
  event_id: event.event_id,
  type: event.type,
  about: event.about,
  came_by: event.came_by,
  tries: event.tries,
  failure: event.failure,
  state: event.handled_at === null ? 'waiting' : event.about === null ? 'ignored' : 'done',
  next_try_at: iso(job?.nextTryAt ?? null),
  occurred_at: event.occurred_at.toISOString(),
  received_at: event.received_at.toISOString(),
  handled_at: iso(event.handled_at),
});
