import { Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { Sql, statement, type SqlExecutor } from '../../../../platform/database/sql.js';
import { at, ms } from '../../../../platform/database/sql-text.js';
import type { ProviderEvent } from '../../providers/application/provider-events.port.js';
import type { Arrival, EventName, InboxEvent, ProviderInbox } from '../application/provider-inbox.port.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';

const ADD = statement(
  'inbox-add',
  `insert into provider_event (provider, event_id, type, subject_kind, subject_ref, occurred_at, received_at, handled_at, came_by, body)
   values ($1, $2, $3, $4, $5, ${at('$6')}, ${at('$7')}, case when $4::text is null then ${at('$7')} end, $8, $9)
   on conflict (provider, event_id) do nothing
   returning event_id`,
);
const COLUMNS = `provider, event_id as "eventId", subject_kind as kind, subject_ref as ref, ${ms('occurred_at')} as "occurredAt",
  ${ms('received_at')} as "receivedAt", ${ms('coalesce(replayed_at, received_at)')} as "openedAt"`;
const OPEN = statement(
  'inbox-open',
  `select ${COLUMNS} from provider_event where provider = $1 and event_id = $2 and handled_at is null`,
);
const DONE = statement(
  'inbox-done',
  `update provider_event set handled_at = ${at('$3')}, tries = tries + 1, failure = null
   where provider = $1 and event_id = $2 and handled_at is null`,
);
const FAILED = statement(
  'inbox-failed',
  `update provider_event set tries = tries + 1, failure = $3 where provider = $1 and event_id = $2 and handled_at is null`,
);
const REOPEN = statement(
  'inbox-reopen',
  `update provider_event event set handled_at = null, replayed_at = ${at('$2')}
   from jsonb_to_recordset($1::jsonb) as named(provider text, "eventId" text)
   where event.provider = named.provider and event.event_id = named."eventId" and event.subject_kind is not null
   returning event.provider, event.event_id as "eventId"`,
);
const OPEN_SINCE = statement(
  'inbox-open-since',
  `select ${COLUMNS} from provider_event where handled_at is null and received_at < ${at('$1')}
     and (replayed_at is null or replayed_at < ${at('$1')}) and (provider, event_id) > ($2, $3)
   order by provider, event_id limit $4`,
);
const READ_UNTIL = statement(
  'inbox-read-until',
  `select ${ms('read_until')} as "readUntil" from provider_cursor where provider = $1`,
);
const NOTE_READ_UNTIL = statement(
  'inbox-note-read-until',
  `insert into provider_cursor (provider, read_until) values ($1, ${at('$2')})
   on conflict (provider) do update set read_until = excluded.read_until`,
);

interface EventRow {
  provider: Provider;
  eventId: string;
  kind: ProviderSubject['kind'] | null;
  ref: string | null;
  occurredAt: number;
  receivedAt: number;
  openedAt: number;
}

@Injectable()
export class ProviderInboxRepository implements ProviderInbox {
  constructor(private readonly sql: Sql) {}

  async add(tx: SqlExecutor, event: ProviderEvent, { receivedAt, by, body }: Arrival): Promise<boolean> {
    const { provider, id, type, subject, occurredAt } = event;
    const about = [subject?.kind ?? null, subject?.ref ?? null];
    return (await tx.query(ADD, [provider, id, type, ...about, occurredAt, receivedAt, by, body])).length > 0;
  }

  async open({ provider, eventId }: EventName): Promise<InboxEvent | null> {
    const [row] = await this.sql.query<EventRow>(OPEN, [provider, eventId]);
    return row ? toEvent(row) : null;
  }

  async done({ provider, eventId }: EventName, doneAt: number): Promise<void> {
    await this.sql.query(DONE, [provider, eventId, doneAt]);
  }

  async failed({ provider, eventId }: EventName, reason: string): Promise<void> {
    await this.sql.query(FAILED, [provider, eventId, reason]);
  }

  async reopen(tx: SqlExecutor, events: readonly EventName[], reopenedAt: number): Promise<EventName[]> {
    const names = events.map(({ provider, eventId }) => ({ provider, eventId }));
    return tx.query<EventName>(REOPEN, [JSON.stringify(names), reopenedAt]);
  }

  async openSince(before: number, { after, limit }: { after: EventName | null; limit: number }): Promise<InboxEvent[]> {
    const from = [after?.provider ?? '', after?.eventId ?? ''];
    return (await this.sql.query<EventRow>(OPEN_SINCE, [before, ...from, limit])).map(toEvent);
  }

  async readUntil(provider: Provider): Promise<number | null> {
    const [row] = await this.sql.query<{ readUntil: number }>(READ_UNTIL, [provider]);
    return row?.readUntil ?? null;
  }

  async noteReadUntil(provider: Provider, readAt: number): Promise<void> {
    await this.sql.query(NOTE_READ_UNTIL, [provider, readAt]);
  }
}

const toEvent = ({ kind, ref, ...event }: EventRow): InboxEvent => ({
  ...event,
  subject: kind !== null && ref !== null ? { provider: event.provider, kind, ref } : null,
});
