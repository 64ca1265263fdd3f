import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';
import { at, ms } from '../../../platform/database/sql-text.js';
import type { EvidenceReader, EvidenceEvent, OrderTraces } from '../application/evidence.port.js';
import type { OrderHistory } from '../../payments/payments.public.js';

/** A bank reads a page or two, not a year. */
const MAX_ROWS = 200;

/**
 * `$1`: the address of the order; `$2`: when its first money came (ms). An address can be passed on, and what another person did is no
 * evidence: the account is that of the member who had the address then, which is the first to leave it since (members.repository.ts), or else who has
 * it now; and what is known by the address counts for the time in which it was theirs.
 */
const HELD = `leaver as (
    select member_id as id, changed_at as until from member_former_email where email = $1 and changed_at > ${at('$2')}
    order by changed_at limit 1),
  buyer as (
    select id from leaver union all select id from member where email = $1 and not exists (select from leaver)),
  held as (
    select coalesce((select until from leaver), 'infinity') as until, coalesce((select max(changed_at) from member_former_email
      where email = $1 and changed_at <= ${at('$2')} and member_id is distinct from (select id from buyer)), '-infinity') as since)`;
const isHeld = (time: string): string => `${time} >= held.since and ${time} < held.until`;
const oldestFirst = (name: string, query: string) =>
  statement(name, `select * from (${query} order by at desc limit ${MAX_ROWS}) newest order by at`);

const SIGN_INS = oldestFirst(
  'evidence-sign-ins',
  `with ${HELD} select ${ms('i.created_at')} as at, concat_ws(', ', i.client, i.browser) as what
   from sign_in i join buyer m on i.role = 'vip' and i.subject_id = m.id`,
);
const SESSIONS = oldestFirst(
  'evidence-sessions',
  `with ${HELD} select ${ms('w.updated_at')} as at,
     s.topic || ', ' || case when w.watched then 'to the end' else ceil(w.seconds / 60) || ' minutes' end as what
   from session_watch w join buyer m on m.id = w.member_id join summit_session s on s.id = w.session_id`,
);
const DOWNLOADS = oldestFirst(
  'evidence-downloads',
  `with ${HELD} select ${ms('downloaded_at')} as at, 'Download: ' || bonus_key as what from bonus_download, held
   where email = $1 and ${isHeld('downloaded_at')}
   union all
   select ${ms('p.accessed_at')}, 'Prompt: ' || q.title from held, prompt_access p join prompt q on q.prompt_id = p.prompt_id
   where p.email = $1 and ${isHeld('p.accessed_at')}`,
);
const MAILS = oldestFirst(
  'evidence-mails',
  `with ${HELD} select ${ms('coalesce(sent_at, created_at)')} as at, template || ', ' || case state when 'sent' then 'sent to ' || recipient
     else 'not delivered (' || state || ')' end as what
   from mail_message, held where recipient = $1 and ${isHeld('created_at')}`,
);
const DISPUTES = statement(
  'evidence-disputes',
  `select d.provider_ref as ref, d.state, d.amount_cents as "amountCents", ${ms('d.opened_at')} as "openedAt",
     ${ms('d.respond_by')} as "respondBy"
   from dispute d join payment p on p.id = d.payment_id where p.order_id = $1 order by d.opened_at, d.id`,
);

@Injectable()
export class EvidenceReadModel implements EvidenceReader {
  constructor(private readonly sql: Sql) {}

  async tracesOf({ id, email, createdAt, paidAt }: OrderHistory['order']): Promise<OrderTraces> {
    const [signIns, sessions, downloads, mails, disputes] = await Promise.all([
      ...[SIGN_INS, SESSIONS, DOWNLOADS, MAILS].map((query) =>
        this.sql.query<EvidenceEvent>(query, [email, paidAt ?? createdAt]),
      ),
      this.sql.query<OrderTraces['disputes'][number]>(DISPUTES, [id]),
    ] as [
      Promise<EvidenceEvent[]>,
      Promise<EvidenceEvent[]>,
      Promise<EvidenceEvent[]>,
      Promise<EvidenceEvent[]>,
      Promise<OrderTraces['disputes']>,
    ]);
    return { signIns, sessions, downloads, mails, disputes };
  }
}
