import { expect, type Page } from '@playwright/test';
import { freshEmail, rows } from '../../../funnel-web/test/browser/product';
import { ADMIN_ORIGIN } from './signed-in-admin';

/** Makes what the dialogs of a tab need; answers what the address says besides. What may be there already is left as it is. */
export type Prepare = (page: Page, headers: Headers) => Promise<string>;
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
  return `&q=${encodeURIComponent(email)}`;
};

/** A VIP user who has chosen no password yet. Answers the filter that shows nobody else. */
export const aNewVipUser: Prepare = async (page, headers) => {
  const email = freshEmail();
  const user = { email, name: 'Axe Ter', summit2_access: true, send_welcome_email: false };
  await post(page, '/api/admin/vip/create', user, headers);
  return `&q=${encodeURIComponent(email)}`;
};

/** Whoever is signed in has confirmed nothing, and has one passkey at least: the oldest. */
export const aPasskeyUnconfirmed: Prepare = async () => {
  await rows(`update sign_in set confirmed_at = null where role = 'admin'`, []);
  await rows(
    `insert into passkey (id, role, subject_id, credential_id, public_key, counter, transports, device_type, backed_up, label, created_at)
     select gen_random_uuid(), 'admin', id, 'made-for-dialogs', '', 0, '{}', 'multiDevice', true, 'Key of nobody', now() - interval '1 year'
     from admin_account where email = 'admin@summit.test' on conflict (credential_id) do nothing`,
    [],
  );
  return '';
};

/** Somebody with an order that an affiliate is paid for. */
export const aBuyerOfAnAffiliate: Prepare = async () => {
  const [buyer] = await rows<{ email: string }>(
    `select email from purchase_order o join order_attribution a on a.order_id = o.id
     where a.outcome = 'credited' and o.status = 'completed' and o.email is not null order by o.created_at limit 1`,
    [],
  );
  return `=${encodeURIComponent(buyer!.email)}`;
};

export const aBuyerRequest: Prepare = async () => {
  await rows(
    `insert into buyer_request (id, order_id, kind, reason, guarantee_until, asked_at)
     select gen_random_uuid(), id, 'refund', 'I bought it twice.', now() + interval '9 days', now()
     from purchase_order where status = 'completed' and email is not null order by created_at limit 1
     on conflict do nothing`,
    [],
  );
  return '';
};

export const aProviderEvent: Prepare = async () => {
  const body = JSON.stringify({ id: 'evt_made_for_dialogs', type: 'payout.paid', data: { object: {} } }, null, 2);
  await rows(
    `insert into provider_event (provider, event_id, type, occurred_at, received_at, handled_at, body)
     values ('stripe', 'evt_made_for_dialogs', 'payout.paid', now(), now(), now(), $1) on conflict do nothing`,
    [body],
  );
  return '';
};

/** A charge that the provider lists and our book does not know. A comparison of the books ends it; this opens it again. */
export const aDifference: Prepare = async () => {
  await rows(
    `with run as (
       insert into reconciliation_run (id, state, span_from, span_until, started_at, ended_at, lines, differences)
       select gen_random_uuid(), 'done', now() - interval '1 day', now(), now(), now(), 1, 1 returning id),
     line as (
       insert into reconciliation_line (provider, line_id, kind, reference, amount_cents, fee_cents, currency, at, read_in)
       select 'stripe', 'txn_made_for_dialogs', 'charge', 'ch_made_for_dialogs', 9700, 311, 'usd', now(), id from run
       on conflict do nothing)
     insert into reconciliation_difference
       (id, provider, kind, reference, their_cents, currency, occurred_at, cause, state, found_at, seen_in)
     select gen_random_uuid(), 'stripe', 'missing_with_us', 'ch_made_for_dialogs', 9700, 'usd', now(),
       'Stripe has a charge that no order of ours asked for.', 'open', now(), id from run
     on conflict (provider, kind, reference) do update set state = 'open', gone_at = null`,
    [],
  );
  return '';
};

/** Two versions of the landing page that differ, and the one from before published again. */
export const anEarlierLandingPage: Prepare = async (page, headers) => {
  const path = `${ADMIN_ORIGIN}/api/admin/landing-page`;
  const { content } = (await (await page.request.get(path, { headers })).json()) as {
    content: { hero: { title: string } };
  };
  for (const title of [`A headline of ${Date.now()}`, content.hero.title]) {
    const data = { ...content, hero: { ...content.hero, title }, updated_at: undefined };
    const answer = await page.request.put(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return '';
};
