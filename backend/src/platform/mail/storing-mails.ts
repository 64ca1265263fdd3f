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
/**
 * Stores those whose recipient has had fewer than `$2` of their kind in 24 hours, with those in front of them; kinds that nobody counts
 * always. Answers also those that were stored before and that no job sends, and which ones are too many.
 */
const STORE = statement(
  'mails-store',
  `with wanted as (
     select * from rows from (json_to_recordset($1::json) as (key text, template text, recipient text, values jsonb, kind text))
       with ordinality as mail(key, template, recipient, values, kind, place)
   ), counted as (
     select *, kind is not null and $2::int < row_number() over (partition by recipient, kind order by place) +
       (select count(*) from mail_message where recipient = wanted.recipient and created_at > now() - interval '24 hours'
          and counted_as = wanted.kind) as flooded
     from wanted
   ), stored as (
     insert into mail_message (key, template, recipient, values, counted_as)
     select key, template, recipient, values, kind from counted where not flooded order by key
     on conflict (key) do nothing returning id, key, template, recipient, values, handovers
   )
   select key, true as flooded, null::uuid as id, template, recipient, values, 0 as handovers, false as "underWay" from counted where flooded
   union all
   select key, false, id, template, recipient, values, handovers, false from stored
   union all
   select key, false, id, template, recipient, values, handovers, ${UNDER_WAY} from mail_message mail
   where key = any (array(select key from wanted)) and state = 'waiting' and not ${isStillTried(`'mail:' || mail.id`)}`,
);

/**
 * Whoever has had fewer is counted without a lock, which is a transaction less for almost everybody: to pass the limit, as many processes
 * as are missing to it would have to store a mail for that address at the same moment.
 */
const FEW_MAILS = MAX_MAILS_PER_DAY / 2;

export interface NewMail {
  key: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
}

type Stored = StoredMail | 'flooded';

/** Mails that are sent as soon as they are stored, so without a job. Several are at the same moment, so they are stored together. */
export class StoringMails {
  private readonly wanted = new Batcher<NewMail, Stored | null>((mails) => this.storeAll(mails));

  constructor(private readonly sql: Sql) {}

  /** Null where it was stored before and does not wait any more, or a job sends it. */
  store(mail: NewMail): Promise<Stored | null> {
    return this.wanted.add(mail);
  }

  /** Where the second statement fails each mail is asked for again: what the first one has stored is then answered as a mail that waits. */
  private async storeAll(mails: NewMail[]): Promise<(Stored | null)[]> {
    const stored = await storeBelow(FEW_MAILS, this.sql, mails);
    const many = mails.filter(({ key }) => stored.get(key) === 'flooded');
    if (many.length > 0) for (const [key, mail] of await this.storeCounted(many)) stored.set(key, mail);
    return mails.map(({ key }) => stored.get(key) ?? null);
  }

  private storeCounted(mails: NewMail[]): Promise<Map<string, Stored>> {
    return this.sql.transaction(async (tx) => {
      await tx.query(LOCK_COUNTS, [mails.map(({ recipient }) => recipient)]);
      return storeBelow(MAX_MAILS_PER_DAY, tx, mails);
    });
  }
}

async function storeBelow(limit: number, sql: SqlExecutor, mails: NewMail[]): Promise<Map<string, Stored>> {
  const wanted = mails.map((mail) => ({ ...mail, kind: countedKindOf(mail.template) }));
  const rows = await sql.query<StoredMail & { key: string; flooded: boolean }>(STORE, [JSON.stringify(wanted), limit]);
  // One that is too many now may have been stored before: that row comes later.
  return new Map(rows.map(({ key, flooded, ...mail }) => [key, flooded ? 'flooded' : mail]));
}

export const countedKindOf = (template: MailTemplateId): CountedKind | null => {
  const { onDemand } = MAIL_TEMPLATES[template];
  return onDemand === 'never' ? null : onDemand;
};
