import { expect, type Page } from '@playwright/test';
import { freshEmail, rows } from '../../../funnel-web/test/browser/product';
import { ADMIN_ORIGIN } from './signed-in-admin';

export interface Made {
  /** What the address says besides. */
  besides?: string;
  /** Takes away what others would stumble over. */
  undo?: () => Promise<unknown>;
}
/** Makes in the demo's own database what the dialogs of a tab need. */
export type Prepare = (page: Page, headers: Headers) => Promise<Made>;
export type Headers = { authorization: string };

async function post(page: Page, path: string, data: object, headers: Partial<Headers> = {}): Promise<void> {
  const answer = await page.request.post(`${ADMIN_ORIGIN}${path}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An affiliate and an application of their own, so that no other test has changed them. Answers the filter that shows the affiliate. */
export const anAffiliate: Prepare = async (page, headers) => {
  const email = freshEmail();
  // Twenty applications may come from an address in an hour, and whoever repeats these tests sends more.
  await rows('delete from rate_bucket where key like $1', ['affiliate-application:%']);
  const promotion = 'I write to two thousand people each week.';
  await post(page, '/api/affiliate/applications', { name: 'Tess Ter', email: freshEmail(), promotion });
  const speaker_code = `AXE${Date.now().toString(36)}`.toUpperCase();
  const affiliate = { speaker_name: 'Axe Ter', speaker_code, email, send_invitation: false };
  await post(page, '/api/admin/affiliates', affiliate, headers);
  return { besides: `&q=${encodeURIComponent(email)}` };
};

/** A VIP user who has chosen no password yet. Answers the filter that shows nobody else. */
export const aNewVipUser: Prepare = async (page, headers) => {
  const email = freshEmail();
  const user = { email, name: 'Axe Ter', summit2_access: true, send_welcome_email: false };
  await post(page, '/api/admin/vip/create', user, headers);
  return { besides: `&q=${encodeURIComponent(email)}` };
};

/** The row that a sign-in is, by its token. */
const signInOf = ({ authorization }: Headers): string => {
  const claims = Buffer.from(authorization.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(claims) as { jti: string }).jti;
};

/** This sign-in has confirmed nothing, and its account has one passkey at least: the oldest, which works nowhere. */
export const aPasskeyUnconfirmed: Prepare = async (_page, headers) => {
  await rows('update sign_in set confirmed_at = null where id = $1', [signInOf(headers)]);
  await rows(
    `insert into passkey (id, role, subject_id, credential_id, public_key, counter, transports, device_type, backed_up, label, created_at)
     select gen_random_uuid(), 'admin', subject_id, 'made-for-dialogs', '', 0, '{}', 'multiDevice', true, 'Key of nobody', now() - interval '1 year'
     from sign_in where id = $1 on conflict (credential_id) do nothing`,
    [signInOf(headers)],
  );
  return { undo: () => rows(`delete from passkey where credential_id = 'made-for-dialogs'`, []) };
};

const withoutHistory = (what: string): Error =>
  new Error(
    `The product has no ${what}: its generated history is missing. \`npm run reset\` and \`npm start\` bring it.`,
  );

/** Somebody with an order that an affiliate is paid for. */
export const aBuyerOfAnAffiliate: Prepare = async () => {
  const [buyer] = await rows<{ email: string }>(
    `select email from purchase_order o join order_attribution a on a.order_id = o.id
     where a.outcome = 'credited' and o.status = 'completed' and o.email is not null order by o.created_at limit 1`,
    [],
  );
  if (!buyer) throw withoutHistory('order that an affiliate is paid for');
  return { besides: `=${encodeURIComponent(buyer.email)}` };
};

export const aBuyerRequest: Prepare = async () => {
  const [order] = await rows<{ id: string }>(
    `select id from purchase_order where status = 'completed' and email is not null order by created_at limit 1`,
    [],
  );
  if (!order) throw withoutHistory('completed order');
  const [made] = await rows<{ id: string }>(
    `insert into buyer_request (id, order_id, kind, reason, guarantee_until, asked_at)
     values (gen_random_uuid(), $1, 'refund', 'I bought it twice.', now() + interval '9 days', now())
     on conflict do nothing returning id`,
    [order.id],
  );
  return { undo: () => rows('delete from buyer_request where id = $1', [made?.id]) };
};

export const aProviderEvent: Prepare = async () => {
  const body = JSON.stringify({ id: 'evt_made_for_dialogs', type: 'payout.paid', data: { object: {} } }, null, 2);
  await rows(
    `insert into provider_event (provider, event_id, type, occurred_at, received_at, handled_at, body)
     values ('stripe', 'evt_made_for_dialogs', 'payout.paid', now(), now(), now(), $1) on conflict do nothing`,
    [body],
  );
  return { undo: () => rows(`delete from provider_event where event_id = 'evt_made_for_dialogs'`, []) };
};

/** A charge that the provider lists and our book does not know. No comparison has found it: one that is noted says until when the books are read. */
export const aDifference: Prepare = async () => {
  await rows(
    `with line as (
       insert into reconciliation_line (provider, line_id, kind, reference, amount_cents, fee_cents, currency, at, read_in)
       values ('stripe', 'txn_made_for_dialogs', 'charge', 'ch_made_for_dialogs', 9700, 311, 'usd', now(), gen_random_uuid())
       on conflict do nothing)
     insert into reconciliation_difference
       (id, provider, kind, reference, their_cents, currency, occurred_at, cause, state, found_at, seen_in)
     values (gen_random_uuid(), 'stripe', 'missing_with_us', 'ch_made_for_dialogs', 9700, 'usd', now(),
       'Stripe has a charge that no order of ours asked for.', 'open', now(), gen_random_uuid())
     on conflict (provider, kind, reference) do update set state = 'open', gone_at = null`,
    [],
  );
  return {
    undo: async () => {
      await rows(`delete from reconciliation_difference where reference = 'ch_made_for_dialogs'`, []);
      await rows(`delete from reconciliation_line where line_id = 'txn_made_for_dialogs'`, []);
    },
  };
};

/** A version from before the published page, where that has never been saved. Nothing is published. */
export const anEarlierLandingPage: Prepare = async () => {
  const made = await rows<{ id: number }>(
    `insert into landing_page_version (content, saved_at, saved_by)
     select content, at, by from (
       select 1 as n, jsonb_set(content, '{hero,title}', '"An earlier headline"') as content, updated_at - interval '1 day' as at, null as by
       from landing_page
       union all select 2, content, updated_at, updated_by from landing_page) version
     where not exists (select from landing_page_version) order by n returning id`,
    [],
  );
  return { undo: () => rows('delete from landing_page_version where id = any($1)', [made.map(({ id }) => id)]) };
};
