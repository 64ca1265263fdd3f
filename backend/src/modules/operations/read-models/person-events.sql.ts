import type { PersonEventKind } from '@summit/contracts';

/** Who has the address `$1`: the member that has or had it, with all addresses of that member, and their orders. */
export const PERSON = `
  account as (
    select m.* from member m where m.email = $1
    union select m.* from member m join member_former_email f on f.member_id = m.id where f.email = $1 limit 1),
  address as (
    select $1::text as email union select email from account
    union select f.email from member_former_email f join account on account.id = f.member_id),
  bought as materialized (select o.* from purchase_order o where o.email in (select email from address)),
  browser as (
    select buyer_id from bought union select b.buyer_id from buyer_address b where b.email in (select email from address))`;

const event = (kind: PersonEventKind, columns: string, from: string): string =>
  `select '${kind}'::text as kind, ${columns} from ${from}`;

const NONE = 'null::text';
const NO_ORDER = 'null::bigint, null::uuid';

/** Each kind by an index of its table: `at, subject, detail, cents, order_id`. */
export const PERSON_EVENTS = [
  event(
    'followed_link',
    `c.clicked_at as at, c.code as subject, ${NONE} as detail, null::bigint as cents, null::uuid as order_id`,
    'buyer_click c where c.buyer_id in (select buyer_id from browser)',
  ),
  event(
    'offer_started',
    `t.started_at, t.product, ${NONE}, ${NO_ORDER}`,
    'timer_session t where t.email in (select email from address)',
  ),
  event(
    'registered',
    `s.created_at, coalesce(r.code, s.source), r.outcome, ${NO_ORDER}`,
    `signup s left join referred_signup r on r.signup_id = s.id where s.email in (select email from address)`,
  ),
  event(
    'credited',
    `a.decided_at, a.code, a.outcome, null, a.order_id`,
    `order_attribution a where a.order_id in (select id from bought) and a.source <> 'none'`,
  ),
  event('ordered', 'o.created_at, o.product, o.status, o.total_cents, o.id', 'bought o'),
  event(
    'declined',
    'p.updated_at, o.product, p.decline_code, null, o.id',
    'payment_attempt p join bought o on o.id = p.order_id where p.decline_code is not null',
  ),
  event(
    'paid',
    'p.received_at, p.provider, p.booked_as, p.amount_cents, o.id',
    'payment p join bought o on o.id = p.order_id',
  ),
  event(
    'refunded',
    'r.occurred_at, r.kind, r.state, r.amount_cents, o.id',
    'refund r join payment p on p.id = r.payment_id join bought o on o.id = p.order_id',
  ),
  event(
    'disputed',
    'd.opened_at, d.provider, d.state, d.amount_cents, o.id',
    'dispute d join payment p on p.id = d.payment_id join bought o on o.id = p.order_id',
  ),
  event(
    'requested',
    'q.asked_at, q.kind, q.state, null, q.order_id',
    'buyer_request q where q.order_id in (select id from bought)',
  ),
  event(
    'coached',
    'c.completed_at, o.product, c.kind, null, o.id',
    'coaching_session c join bought o on o.id = c.order_id where c.completed_at is not null',
  ),
  event(
    'bonus_granted',
    `g.granted_at, g.bonus_key, ${NONE}, ${NO_ORDER}`,
    'bonus_grant g where g.email in (select email from address)',
  ),
  event(
    'mail',
    `m.created_at, m.template, m.state, ${NO_ORDER}`,
    'mail_message m where m.recipient in (select email from address)',
  ),
  event(
    'text_message',
    `t.decided_at, t.template, t.state, ${NO_ORDER}`,
    // Two may leave one number: a message is to whom its key names at its end.
    `sms_message t join signup s on s.phone = t.recipient and right(t.key, 36) = s.id::text
     where s.email in (select email from address)`,
  ),
  event(
    'link_used',
    `l.used_at, ${NONE}, l.purpose, ${NO_ORDER}`,
    'member_link l join account on account.id = l.member_id where l.used_at is not null',
  ),
  event(
    'unsubscribed',
    `u.at, ${NONE}, ${NONE}, ${NO_ORDER}`,
    'mail_opt_out u where u.email in (select email from address)',
  ),
  event(
    'next_summit_asked',
    `n.requested_at, ${NONE}, ${NONE}, ${NO_ORDER}`,
    'next_summit_request n where n.email in (select email from address)',
  ),
  event('member_since', `created_at, ${NONE}, ${NONE}, ${NO_ORDER}`, 'account'),
  event(
    'address_changed',
    `f.changed_at, f.email, ${NONE}, ${NO_ORDER}`,
    'member_former_email f join account on account.id = f.member_id',
  ),
  event(
    'signed_in',
    `i.created_at, i.browser, i.client, ${NO_ORDER}`,
    `sign_in i join account on i.role = 'vip' and i.subject_id = account.id`,
  ),
  event(
    'watched',
    `w.updated_at, s.topic, case when w.watched then 'whole' else round(w.seconds / 60)::int || ' min' end, ${NO_ORDER}`,
    'session_watch w join account on account.id = w.member_id join summit_session s on s.id = w.session_id',
  ),
  event(
    'downloaded',
    `d.downloaded_at, d.bonus_key, ${NONE}, ${NO_ORDER}`,
    'bonus_download d where d.email in (select email from address)',
  ),
  event(
    'gift_opened',
    `c.clicked_at, g.title, ${NONE}, ${NO_ORDER}`,
    'gift_click c join account on account.id = c.member_id join speaker_gift g on g.id = c.gift_id',
  ),
  event(
    'prompts_entered',
    `v.attempted_at, ${NONE}, case when v.accepted_at is not null then 'terms accepted' when v.validated then 'address known'
       else 'address unknown' end, ${NO_ORDER}`,
    'prompt_visit v where v.email in (select email from address)',
  ),
  event(
    'prompt_opened',
    `p.accessed_at, q.title, ${NONE}, ${NO_ORDER}`,
    'prompt_access p join prompt q on q.prompt_id = p.prompt_id where p.email in (select email from address)',
  ),
].join('\n union all ');
