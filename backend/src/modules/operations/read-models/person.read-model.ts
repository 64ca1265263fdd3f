import { Inject, Injectable } from '@nestjs/common';
import type {
  CustomerSource,
  Person,
  PersonAccount,
  PersonEvent,
  PersonEventKind,
  PersonResponse,
} from '@summit/contracts';
import { dollars } from '@summit/pricing';
import type { Product } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Sql, statement } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { PERSON, PERSON_EVENTS } from './person-events.sql.js';

interface StoredHead {
  emails: string[];
  name: string;
  phone: string | null;
  registered_at: Date | null;
  source: CustomerSource | null;
  affiliate_code: string | null;
  affiliate_name: string | null;
  cents: number;
  products: Product[];
  member: PersonAccount | null;
  unsubscribed: boolean;
}

interface StoredEvent {
  total: number;
  kind: PersonEventKind | null;
  at: Date;
  subject: string | null;
  detail: string | null;
  cents: string | null;
  order_id: string | null;
}

/** `$1` address, `$2` whether tests count. */
const HEAD = statement(
  'person-head',
  `with ${PERSON},
   registration as (
     select s.*, a.code as affiliate_code, a.name as affiliate_name from signup s
     left join referred_signup r on r.signup_id = s.id left join affiliate a on a.id = r.affiliate_id
     where s.email in (select email from address) order by s.email = $1 desc limit 1),
   kept as (select * from bought where paid_at is not null and captured_cents > refunded_cents and ($2 or not is_test))
   select array(select email from address order by email = $1 desc, email) as emails,
     coalesce(s.name, m.name, (select max(name) from bought), '') as name, s.phone, s.created_at as registered_at,
     case when s.id is null then null when s.affiliate_code is not null then 'affiliate' else coalesce(s.source, 'direct') end as source,
     s.affiliate_code, s.affiliate_name,
     (select coalesce(sum(captured_cents - refunded_cents), 0)::float8 from kept) as cents,
     array(select distinct product from kept) as products,
     case when m.id is not null then json_build_object('summit1_access', m.summit1_access, 'summit2_access', m.summit2_access,
       'has_password', m.password_hash is not null, 'two_factor_enabled', exists (select from second_factor f
          where f.role = 'vip' and f.subject_id = m.id and f.confirmed_at is not null)) end as member,
     exists (select from mail_opt_out where email in (select email from address)) as unsubscribed
   from (select) one left join registration s on true left join account m on true`,
);
/** `$1` address, `$2` limit, `$3` skip. */
const EVENTS = statement(
  'person-events',
  `with ${PERSON}, event as materialized (${PERSON_EVENTS}),
   page as (select * from event order by at desc, kind, order_id offset $3::bigint limit $2)
   select t.total, page.* from (select count(*)::int as total from event) t left join page on true
   order by page.at desc, page.kind, page.order_id`,
);

/** Everything that we know of one person, in the order of time. */
@Injectable()
export class PersonReadModel {
  constructor(
    private readonly sql: Sql,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest'>,
  ) {}

  /** `email`: normalized. Throws `not_found` where nobody has it and nothing was ever sent to it. */
  async read(email: string, { limit, skip }: { limit: number; skip: number }): Promise<PersonResponse> {
    const [[head], events] = await Promise.all([
      this.sql.query<StoredHead>(HEAD, [email, this.config.paymentsAreTest]),
      this.sql.query<StoredEvent>(EVENTS, [email, limit, skip]),
    ]);
    const total = events[0]?.total ?? 0;
    if (!head || total === 0) throw new AppError('not_found');
    const data = events.flatMap((event) => (event.kind === null ? [] : [presentEvent({ ...event, kind: event.kind })]));
    return { success: true, person: presentPerson(email, head), data, total };
  }
}

const presentPerson = (email: string, head: StoredHead): Person => ({
  email,
  other_emails: head.emails.filter((one) => one !== email),
  name: head.name,
  phone: head.phone,
  registered_at: head.registered_at?.toISOString() ?? null,
  source: head.source,
  affiliate_info:
    head.affiliate_code === null
      ? null
      : { code: head.affiliate_code, name: head.affiliate_name ?? head.affiliate_code },
  total_spent: dollars(head.cents),
  products: head.products,
  member: head.member,
  unsubscribed: head.unsubscribed,
});

const presentEvent = (event: StoredEvent & { kind: PersonEventKind }): PersonEvent => ({
  kind: event.kind,
  at: event.at.toISOString(),
  subject: event.subject,
  detail: event.detail,
  amount: event.cents === null ? null : dollars(Number(event.cents)),
  order_id: event.order_id,
});
