import type { ListAnswer, SpeakerCommissionsResponse, SpeakerPayout, SpeakerStatsResponse } from '@summit/contracts';
import { commissionTarget, dollars, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { ClosePayoutUseCase } from '../../src/modules/affiliates/application/close-payout.use-case.js';
import { RunPayoutsUseCase } from '../../src/modules/affiliates/application/run-payouts.use-case.js';
import { signInAdmin } from '../harness/admin.js';
import { read, startApp, type RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';
import { speakerCalls } from '../harness/speaker-calls.js';

describe('what speakers see', () => {
  let running: RunningApp;
  let admin: Record<string, string>;
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const { get, statusAndCode, login, bearer, speaker, credit, click, settle, buy } = speakerCalls(() => ({
    running,
    admin,
  }));

  describe('GET stats', () => {
    it('starts with nothing, and 0 percent of no clicks (F-316)', async () => {
      expect(await read(get('stats', await speaker('EMPTY')))).toEqual({
        total_clicks: 0,
        total_signups: 0,
        conversion_rate: 0,
        affiliate_code: 'EMPTY',
        recent_signups: [],
      });
    });

    it('counts the own clicks and signups, newest signup first (F-309, F-312)', async () => {
      const [kofi, lena] = [await speaker('KOFI'), await speaker('LENA')];
      await Promise.all(['KOFI', 'KOFI', 'KOFI', 'LENA'].map(click));
      await credit('first@example.com', 'KOFI');
      running.clock.advance(60_000);
      await credit('second@example.com', 'kofi');
      await credit('other@example.com', 'LENA');
      const stats = await read<SpeakerStatsResponse>(get('stats', kofi));
      expect(stats).toEqual({
        total_clicks: 3,
        total_signups: 2,
        conversion_rate: 66.67,
        affiliate_code: 'KOFI',
        recent_signups: [
          {
            name: 'Name of second@example.com',
            email: 's***@example.com',
            converted_at: new Date(running.clock.now()).toISOString(),
          },
          {
            name: 'Name of first@example.com',
            email: 'f***@example.com',
            converted_at: new Date(running.clock.now() - 60_000).toISOString(),
          },
        ],
      });
      expect(await read(get('stats', lena))).toMatchObject({
        total_clicks: 1,
        recent_signups: [{ email: 'o***@example.com' }],
      });
    });

    it('masks the addresses unless the setting says otherwise (C-063, C-113)', async () => {
      const headers = await bearer(login('KOFI'));
      const emails = async () =>
        (await read<SpeakerStatsResponse>(get('stats', headers))).recent_signups.map(({ email }) => email);
      expect(await emails()).toEqual(['s***@example.com', 'f***@example.com']);
      await running.rows(`insert into setting (key, value) values ('mask_registrant_emails', 'false')`);
      expect(await emails()).toEqual(['second@example.com', 'first@example.com']);
    });

    it('gives each of many who ask at the same moment their own', async () => {
      const speakers = { KOFI: await bearer(login('KOFI')), LENA: await bearer(login('LENA')) };
      const asked = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? ('KOFI' as const) : ('LENA' as const)));
      const answers = await Promise.all(
        asked.map(async (code) => read<SpeakerStatsResponse>(get('stats', speakers[code]))),
      );
      expect(answers.map(({ affiliate_code }) => affiliate_code)).toEqual(asked);
    });

    it('shows nothing of anybody else, whatever is asked for', async () => {
      const headers = await bearer(login('KOFI'));
      for (const query of ['?speaker_code=LENA', '?affiliate_code=LENA', '?id=1']) {
        const text = await (await get(`stats${query}`, headers)).text();
        expect(text).not.toMatch(/LENA|other@example/);
      }
    });
  });

  describe('GET commissions and payouts', () => {
    const [VIP, DFY] = [commissionTarget(PRICE_BOOK.vip.early), commissionTarget(PRICE_BOOK.dfy.early)];

    it('tell each commission with its reason, from the click to the payout', async () => {
      let headers = await speaker('MIRA');
      /** Sign-ins end on the way. */
      const later = async (ms: number) => {
        running.clock.advance(ms);
        headers = await bearer(login('MIRA'));
      };
      await click('MIRA');
      running.clock.advance(60_000);
      await credit('buyer@example.com', 'MIRA');
      running.clock.advance(60_000);
      const vip = await buy('MIRA', 'buyer@example.com');
      const dfy = await buy('MIRA', 'company@example.com', 'dfy');
      const commissions = async () => read<SpeakerCommissionsResponse>(get('commissions', headers));

      const before = await commissions();
      expect(before).toMatchObject({
        total: 2,
        payout_minimum: 50,
        earnings: { earned: dollars(VIP + DFY), payable: 0, held: dollars(VIP + DFY), in_payout: 0, paid: 0 },
      });
      const paidAt = new Date(running.clock.now()).toISOString();
      expect(before.data.find(({ order_id }) => order_id === vip.orderId)).toEqual({
        order_id: vip.orderId,
        product: 'vip',
        paid_at: paidAt,
        kept: dollars(PRICE_BOOK.vip.early),
        commission: dollars(VIP),
        state: 'held',
        payable_at: new Date(running.clock.now() + 8 * DAY_MS).toISOString(),
        source: 'order',
        clicks: 1,
        last_click_at: new Date(running.clock.now() - 120_000).toISOString(),
        registered_at: new Date(running.clock.now() - 60_000).toISOString(),
        changes: [{ kind: 'earn', amount: dollars(VIP), booked_at: paidAt, payout_period: null }],
      });
      expect(before.data.find(({ order_id }) => order_id === dfy.orderId)).toMatchObject({
        state: 'waiting_for_delivery',
        commission: dollars(DFY),
        payable_at: null,
        registered_at: null,
      });
      expect(JSON.stringify(before)).not.toMatch(/buyer@|company@|Zoe/);

      await later(9 * DAY_MS);
      for (const n of [1, 2]) await buy('MIRA', `more-${n}@example.com`);
      await later(9 * DAY_MS);
      expect((await commissions()).earnings).toEqual({
        earned: dollars(3 * VIP + DFY),
        payable: dollars(3 * VIP),
        held: dollars(DFY),
        in_payout: 0,
        paid: 0,
      });
      await running.app.get(RunPayoutsUseCase).execute(running.clock.now());
      expect((await commissions()).earnings).toMatchObject({ payable: 0, in_payout: dollars(3 * VIP), paid: 0 });
      const payouts = async () => read<ListAnswer<SpeakerPayout>>(get('payouts', headers));
      expect((await payouts()).data).toEqual([
        {
          period: '2025-12-01',
          amount: dollars(3 * VIP),
          status: 'processing',
          created_at: new Date(running.clock.now()).toISOString(),
          closed_at: null,
        },
      ]);
      const [{ id }] = (await running.rows<{ id: string }>(
        `select p.id from payout p join affiliate a on a.id = p.affiliate_id where a.code = 'MIRA'`,
      )) as [{ id: string }];
      await running.app.get(ClosePayoutUseCase).execute(id, 'paid', null);
      expect((await payouts()).data).toMatchObject([
        { status: 'paid', closed_at: new Date(running.clock.now()).toISOString() },
      ]);

      await settledOrders(running).refund(vip.ref, PRICE_BOOK.vip.early);
      await settle(vip.orderId, 'refund');
      const after = await commissions();
      expect(after.earnings).toEqual({
        earned: dollars(2 * VIP + DFY),
        payable: -dollars(VIP),
        held: dollars(DFY),
        in_payout: 0,
        paid: dollars(3 * VIP),
      });
      expect(after.data.find(({ order_id }) => order_id === vip.orderId)).toMatchObject({
        state: 'taken_back',
        kept: 0,
        commission: 0,
        changes: [
          { kind: 'earn', amount: dollars(VIP), payout_period: '2025-12-01' },
          { kind: 'clawback', amount: -dollars(VIP), payout_period: null },
        ],
      });
    });

    it('come page by page, newest order first', async () => {
      const headers = await bearer(login('MIRA'));
      const page = async (query: string) => read<SpeakerCommissionsResponse>(get(`commissions${query}`, headers));
      const all = await page('');
      expect(all.data).toHaveLength(4);
      const [first, rest] = [await page('?limit=1'), await page('?limit=3&skip=1')];
      expect([...first.data, ...rest.data]).toEqual(all.data);
      expect(rest.total).toBe(4);
      expect((await page('?skip=4')).data).toEqual([]);
      for (const query of ['?limit=0', '?limit=101', '?skip=-1', '?limit=x'])
        expect(await statusAndCode(get(`commissions${query}`, headers))).toEqual([400, 'validation_failed']);
    });

    it('are the own ones only', async () => {
      admin = await signInAdmin(running);
      const headers = await speaker('NOVA');
      const order = await buy('NOVA', 'nova-buyer@example.com');
      const mine = await read<SpeakerCommissionsResponse>(get('commissions', headers));
      expect(mine.data.map(({ order_id }) => order_id)).toEqual([order.orderId]);
      expect((await read<ListAnswer<SpeakerPayout>>(get('payouts', headers))).data).toEqual([]);
    });

    it('name no registration that came by the code of another speaker', async () => {
      const headers = await bearer(login('NOVA'));
      await credit('between@example.com', 'KOFI');
      const { orderId } = await buy('NOVA', 'between@example.com');
      const text = await (await get('commissions', headers)).text();
      expect(text).not.toContain('KOFI');
      const { data } = JSON.parse(text) as SpeakerCommissionsResponse;
      expect(data.find(({ order_id }) => order_id === orderId)).toMatchObject({ source: 'order', registered_at: null });
    });
  });
});
