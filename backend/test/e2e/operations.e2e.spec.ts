import type { DataAnswer, FoundInOffice, PersonResponse } from '@summit/contracts';
import { signInAdmin } from '../harness/admin.js';
import { createMember } from '../harness/member.js';
import { insertAffiliate, insertOrder } from '../harness/order-rows.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const ZOE = 'zoe@real-people.com';
const OLD = 'zoe@old-mail.com';
const BUYER = '10000000-0000-4000-8000-000000000001';
const OTHER_BROWSER = '10000000-0000-4000-8000-000000000002';

describe('what an operator looks at', () => {
  let running: RunningApp;
  let headers: { authorization: string };
  let order: string;
  beforeAll(async () => {
    running = await startApp();
    headers = await signInAdmin(running);
    const affiliate = await insertAffiliate(running, { code: 'AMARA' });
    await running.fetch('/api/signup?ref=AMARA', json({ name: 'Zoe Quist', email: ZOE }));
    await running.rows(
      `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at)
       select id, 'AMARA', $1, 'credited', now() from signup where email = $2 on conflict do nothing`,
      [affiliate, ZOE],
    );
    order = await insertOrder(running, { email: OLD, name: 'Zoe Quist' });
    await running.rows(`insert into buyer (id, created_at) values ($1, now())`, [BUYER]);
    await running.rows('update purchase_order set buyer_id = $1 where id = $2', [BUYER, order]);
    await running.rows(
      `insert into buyer_click (buyer_id, code, clicked_at) values ($1, 'AMARA', now() - interval '3 days')`,
      [BUYER],
    );
    // Another browser, in which a mailed link of hers was opened.
    await running.rows(`insert into buyer (id, created_at) values ($1, now())`, [OTHER_BROWSER]);
    await running.rows(`insert into buyer_address (buyer_id, email, proven_at) values ($1, $2, now())`, [
      OTHER_BROWSER,
      ZOE,
    ]);
    await running.rows(
      `insert into buyer_click (buyer_id, code, clicked_at) values ($1, 'KOFI', now() - interval '9 days')`,
      [OTHER_BROWSER],
    );
    await running.rows(
      `insert into payment (id, order_id, provider, provider_ref, amount_cents, booked_as, received_at)
       values ($1::uuid, $1::uuid, 'stripe', 'pi_zoe', 2700, 'order', now())`,
      [order],
    );
    await running.rows(
      `insert into refund (id, payment_id, provider, provider_ref, kind, amount_cents, state, occurred_at)
       values ($1::uuid, $1::uuid, 'stripe', 're_zoe', 'refund', 700, 'succeeded', now())`,
      [order],
    );
    const { id } = await createMember(running, ZOE);
    await running.rows('insert into member_former_email (email, member_id, changed_at) values ($1, $2, now())', [
      OLD,
      id,
    ]);
    const happened = [
      `insert into member_link (token_hash, member_id, purpose, created_at, expires_at, used_at)
       select 'hash-zoe', id, 'setup', now(), now(), now() from member where email = $1`,
      `insert into mail_opt_out (email, at) values ($1, now())`,
      `insert into next_summit_request (email, requested_at) values ($1, now())`,
      `insert into prompt_visit (email, attempted_at, validated) values ($1, now(), true)`,
      `update signup set phone = '+15035550100' where email = $1`,
    ];
    for (const sql of happened) await running.rows(sql, [ZOE]);
    await running.rows(
      `insert into sms_message (key, template, recipient, decided_at, state)
       select 'sms:signup-confirmation:' || id, 'signup-confirmation', phone, now(), 'sent' from signup where email = $1`,
      [ZOE],
    );
    // Somebody else left the same number.
    await running.rows(
      `with mia as (insert into signup (id, name, email, phone, invite_token, created_at)
         values (gen_random_uuid(), 'Mia Quist', 'mia@real-people.com', '+15035550100', 'invite-mia', now()) returning id, phone)
       insert into sms_message (key, template, recipient, decided_at, state)
       select 'sms:day-1/2025-10-27/text_morning:' || id, 'day-reminder', phone, now(), 'sent' from mia`,
    );
    await running.rows(
      `insert into buyer_request (id, order_id, kind, reason, asked_at) values (gen_random_uuid(), $1, 'refund', '', now())`,
      [order],
    );
    await running.rows(
      `insert into coaching_session (order_id, number, kind, completed_at) values ($1, 1, 'included', now())`,
      [order],
    );
    await running.rows(
      `insert into sign_in (id, role, subject_id, client, created_at, expires_at, browser)
       values (gen_random_uuid(), 'vip', $1, '198.51.100.0/24', now(), now(), 'Chrome on Windows')`,
      [id],
    );
  });
  afterAll(() => running.stop());

  const person = (email: string, query = '') =>
    running.fetch(`/api/admin/people/${encodeURIComponent(email)}${query}`, { headers });
  const find = async (term: string) =>
    (
      await read<DataAnswer<FoundInOffice>>(
        running.fetch(`/api/admin/search?term=${encodeURIComponent(term)}`, { headers }),
      )
    ).data;

  //
  it('is one person with everything that happened, by any of their addresses, newest first', async () => {
    for (const email of [ZOE, OLD.toUpperCase()]) {
      const answer = await read<PersonResponse>(person(email, '?limit=200'));
      expect(answer.person).toMatchObject({
        email: email.toLowerCase(),
        name: 'Zoe Quist',
        source: 'affiliate',
        affiliate_info: { code: 'AMARA', name: 'Affiliate AMARA' },
        products: ['vip'],
        member: { summit2_access: true, two_factor_enabled: false },
        unsubscribed: true,
      });
      const kinds = answer.data.map(({ kind }) => kind);
      const expected = [
        'followed_link',
        'registered',
        'ordered',
        'paid',
        'refunded',
        'requested',
        'coached',
        'text_message',
        'link_used',
        'unsubscribed',
        'next_summit_asked',
        'prompts_entered',
        'member_since',
        'signed_in',
        'address_changed',
      ];
      expect(expected.filter((kind) => !kinds.includes(kind as never))).toEqual([]);
      const followed = answer.data.filter(({ kind }) => kind === 'followed_link');
      expect(followed.map(({ subject }) => subject)).toEqual(['AMARA', 'KOFI']);
      expect(answer.data.find(({ kind }) => kind === 'refunded')).toMatchObject({ amount: 7, order_id: order });
      const texts = answer.data.filter(({ kind }) => kind === 'text_message');
      expect(texts.map(({ subject }) => subject)).toEqual(['signup-confirmation']);
      const times = answer.data.map(({ at }) => at);
      expect(times).toEqual([...times].sort().reverse());
      expect(answer.total).toBe(answer.data.length);
    }
  });

  it('comes in pages', async () => {
    const all = await read<PersonResponse>(person(ZOE, '?limit=200'));
    const pages = await Promise.all(
      all.data.map(async (_event, skip) => (await read<PersonResponse>(person(ZOE, `?limit=1&skip=${skip}`))).data[0]),
    );
    expect(pages).toEqual(all.data);
    expect(await read<PersonResponse>(person(ZOE, '?skip=1000'))).toMatchObject({ data: [], total: all.total });
  });

  it('is nobody where nobody has the address', async () => {
    const answer = await person('nobody@real-people.com');
    expect([answer.status, (await read(answer)).code]).toEqual([404, 'not_found']);
  });

  it('is found by name, address, order, payment and code in one call', async () => {
    expect((await find('quist')).people).toEqual(expect.arrayContaining([{ email: ZOE, name: 'Zoe Quist' }]));
    expect((await find('OLD-mail')).orders).toMatchObject([{ id: order, product: 'vip' }]);
    expect((await find(order.slice(0, 8))).orders).toMatchObject([{ id: order }]);
    expect((await find('pi_zoe')).orders).toMatchObject([{ id: order }]);
    expect((await find('ama')).affiliates).toMatchObject([{ code: 'AMARA' }]);
    expect(await find('100%_nothing')).toEqual({ people: [], orders: [], codes: [], affiliates: [] });
    expect((await running.fetch('/api/admin/search?term=a', { headers })).status).toBe(400);
  });
});
