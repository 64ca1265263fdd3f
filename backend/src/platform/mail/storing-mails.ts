import { MAIL_TEMPLATES, type MailTemplateId } from '@summit/content/messages';
import { Batcher } from '../database/batcher.js';
import { Sql, statement, type SqlExecutor } from '../database/sql.js';
import { isStillTried } from '../outbox/waiting-jobs.js';
import { MAX_MAILS_PER_DAY } from './flood-limit.js';
import type { CountedKind } from './mail-message.entity.js';
import { UNDER_WAY, type StoredMail } from './sending-mails.js';

/** Whoever counts an address waits for whoever is about to add to the count; in the order of addresses, so that nobody waits in a circle. */
const LOCK_COUNTS = statement(
  'mail-lock-counts',
  `select pg_advisory_xact_lock(hashtextextended('mails to ' || recipient, 0)) from
     (select distinct unnest($1::text[]) as recipient order by recipient) as counted`,
);
const ASKED_TODAY = statement(
  'mails-asked-today',
  `select (select count(*)::int from mail_message where recipient = asked.recipient and created_at > now() - interval '24 hours'
     and counted_as = asked.kind) as asked
   from unnest($1::text[], $2::text[]) with ordinality as asked(recipient, kind, place) order by place`,
);
/** Also those that were stored before and that no job sends. */
const STORE = statement(
  'mails-store',
  `with wanted as (
     select * from json_to_recordset($1::json) as mail(key text, template text, recipient text, values jsonb, kind text, flooded boolean)
   ), stored as (
     insert into mail_message (key, template, recipient, values, counted_as)
     select key, template, recipient, values, kind from wanted where not flooded order by key
     on conflict (key) do nothing returning id, key, template, recipient, values, handovers
   )
   select id, key, template, recipient, values, handovers, false as "underWay" from stored
   union all
   select id, key, template, recipient, values, handovers, ${UNDER_WAY} from mail_message mail
   where key = any (array(select key from wanted)) and state = 'waiting' and not ${isStillTried(`'mail:' || mail.id`)}`,
);

export interface NewMail {
  key: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
}

/** Mails that are sent as soon as they are stored, so without a job. Several are at the same moment, so they are stored together. */
export class StoringMails {
  private readonly wanted = new Batcher<NewMail, StoredMail | 'flooded' | null>((mails) => this.storeAll(mails));

  constructor(private readonly sql: Sql) {}

  /** Null where it was stored before and does not wait any more, or a job sends it. */
  store(mail: NewMail): Promise<StoredMail | 'flooded' | null> {
    return this.wanted.add(mail);
  }

  private storeAll(mails: NewMail[]): Promise<(StoredMail | 'flooded' | null)[]> {
    return this.sql.transaction(async (tx) => {
      const asked = await this.askedToday(tx, mails);
      const rows = mails.map((mail, index) => ({
        ...mail,
        kind: countedKindOf(mail.template),
        flooded: asked[index]! + alikeBefore(mails, index) >= MAX_MAILS_PER_DAY,
      }));
      const stored = await tx.query<StoredMail & { key: string }>(STORE, [JSON.stringify(rows)]);
      const byKey = new Map(stored.map((mail) => [mail.key, mail]));
      return rows.map(({ key, flooded }) => byKey.get(key) ?? (flooded ? 'flooded' : null));
    });
  }

  /** How many of its kind the recipient of each has had; 0 for kinds that nobody counts. */
  private async askedToday(tx: SqlExecutor, mails: readonly NewMail[]): Promise<number[]> {
    const recipients = mails.map(({ recipient }) => recipient);
    await tx.query(LOCK_COUNTS, [recipients]);
    const kinds = mails.map(({ template }) => countedKindOf(template));
    const rows = await tx.query<{ asked: number }>(ASKED_TODAY, [recipients, kinds]);
    return rows.map(({ asked }) => asked);
  }
}

export const countedKindOf = (template: MailTemplateId): CountedKind | null => {
  const { onDemand } = MAIL_TEMPLATES[template];
  return onDemand === 'never' ? null : onDemand;
};

const isAlike = (one: NewMail, other: NewMail): boolean =>
  one.recipient === other.recipient && countedKindOf(one.template) === countedKindOf(other.template);

/** Those in front of it that are stored with it. */
const alikeBefore = (mails: readonly NewMail[], index: number): number =>
  mails.slice(0, index).filter((mail) => isAlike(mail, mails[index]!)).length;
