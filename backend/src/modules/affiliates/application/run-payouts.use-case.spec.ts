import { pino } from 'pino';
import { ONE_OWNER_IS_ENOUGH } from '../../../../test/harness/affiliate-rules.js';
import { FakeLedger } from '../../../../test/harness/fake-ledger.js';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { Links } from '../../../platform/links/links.js';
import { InMemoryAffiliateMoney } from './affiliate-money.fake.js';
import { ClosePayoutUseCase } from './close-payout.use-case.js';
import { ONE_TARGET } from './payout-methods.fake.js';
import { PayoutAlerts } from './payout-alerts.js';
import { PayoutFailureMail } from './payout-failure-mail.js';
import { PayoutStatement } from './payout-statement.js';
import { InMemoryReceipts } from './receipts.fake.js';
import { RunPayoutsUseCase } from './run-payouts.use-case.js';

const DECEMBER = Date.parse('2025-12-01T08:10:00Z');
const JANUARY = Date.parse('2026-01-01T08:10:00Z');

describe('payouts', () => {
  let money: InMemoryAffiliateMoney;
  let receipts: InMemoryReceipts;
  let mails: FakeMails;
  let ledger: FakeLedger;
  let run: RunPayoutsUseCase;
  let close: ClosePayoutUseCase;
  let alerts: Record<string, unknown>[];
  beforeEach(() => {
    money = new InMemoryAffiliateMoney();
    receipts = new InMemoryReceipts();
    mails = new FakeMails();
    ledger = new FakeLedger();
    alerts = [];
    const logger = pino(
      { level: 'error' },
      { write: (line) => alerts.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const links = new Links(unitConfig());
    const statement = new PayoutStatement(links);
    const failure = new PayoutFailureMail(mails, links);
    run = new RunPayoutsUseCase(money, money, mails, statement, ONE_TARGET, receipts, new PayoutAlerts(logger));
    close = new ClosePayoutUseCase(
      money,
      money,
      ledger,
      receipts,
      ONE_OWNER_IS_ENOUGH,
      failure,
      new FixedClock(DECEMBER),
    );
  });

  /** Books a commission; payable at once unless told otherwise. */
  const earn = (
    orderId: string,
    amountCents: number,
    hold: { payableAt?: number | null; disputed?: boolean; affiliateId?: string } = {},
  ) =>
    money.transaction(async (tx) => {
      const { payableAt = 0, disputed = false, affiliateId = 'a1' } = hold;
      const attribution = { code: 'X', affiliateId, source: 'order' as const, outcome: 'credited' as const };
      await money.open(tx, { orderId, product: 'vip', attribution, at: 0 });
      await money.setHold(tx, orderId, { anchorAt: payableAt, payableAt, disputed });
      await money.book(tx, {
        orderId,
        affiliateId,
        kind: 'earn',
        amountCents,
        cause: `c${money.entries.length}`,
        at: 0,
      });
    });
  const sums = () => money.payouts.map(({ period, amountCents, status }) => [period, amountCents, status]);

  it('pays 50.00 and nothing below it', async () => {
    await earn('o1', 4_999);
    expect(await run.execute(DECEMBER)).toBe(0);
    await earn('o2', 1);
    expect(await run.execute(DECEMBER)).toBe(1);
    expect(sums()).toEqual([['2025-12-01', 5_000, 'processing']]);
  });

  it('leaves a smaller balance for the next month', async () => {
    await earn('o1', 3_000);
    await run.execute(DECEMBER);
    await earn('o2', 3_000);
    await run.execute(JANUARY);
    expect(sums()).toEqual([['2026-01-01', 6_000, 'processing']]);
  });

  it('pays nothing that is held, not delivered or disputed', async () => {
    await earn('o1', 5_000);
    await earn('o2', 100_000, { payableAt: DECEMBER + 1 });
    await earn('o3', 100_000, { payableAt: null });
    await earn('o4', 100_000, { disputed: true });
    await run.execute(DECEMBER);
    expect(sums()).toEqual([['2025-12-01', 5_000, 'processing']]);
  });

  it('nets a refund before the payout within the order', async () => {
    await earn('o1', 5_450);
    await earn('o1', -450);
    await earn('o2', 7_000, { payableAt: null });
    await earn('o2', -7_000, { payableAt: null });
    await run.execute(DECEMBER);
    expect(sums()).toEqual([['2025-12-01', 5_000, 'processing']]);
  });

  it('carries a refund after the payout to the next one: 3700 refunded 1000 takes 5.00 off', async () => {
    await earn('o1', 1_850);
    await earn('o2', 5_450);
    await run.execute(DECEMBER);
    await close.execute('payout-1', 'paid', null);
    await earn('o1', -500);
    expect(await run.execute(JANUARY)).toBe(0);
    await earn('o3', 5_500, { payableAt: JANUARY });
    await run.execute(JANUARY);
    expect(sums()).toEqual([
      ['2025-12-01', 7_300, 'paid'],
      ['2026-01-01', 5_000, 'processing'],
    ]);
  });

  it('takes back what was paid out even while the order is disputed again', async () => {
    await earn('o1', 6_000);
    await run.execute(DECEMBER);
    await earn('o1', -1_000, { disputed: true });
    await earn('o2', 6_000);
    await run.execute(JANUARY);
    expect(sums().at(-1)).toEqual(['2026-01-01', 5_000, 'processing']);
  });

  it('pays each affiliate once in a month', async () => {
    await earn('o1', 5_000);
    await run.execute(DECEMBER);
    await earn('o2', 5_000);
    await earn('o3', 9_000, { affiliateId: 'a2' });
    expect(await run.execute(DECEMBER)).toBe(1);
    expect(money.payouts.map(({ affiliateId, amountCents }) => [affiliateId, amountCents])).toEqual([
      ['a1', 5_000],
      ['a2', 9_000],
    ]);
  });

  it('gives the commissions of a failed payout to the next run, and closes a payout once', async () => {
    await earn('o1', 5_000);
    await run.execute(DECEMBER);
    expect(await close.execute('payout-1', 'failed', null)).toBe(true);
    expect(await close.execute('payout-1', 'paid', null)).toBe(false);
    expect(ledger.entries).toEqual([]);
    await run.execute(JANUARY);
    expect(sums()).toEqual([
      ['2025-12-01', 5_000, 'failed'],
      ['2026-01-01', 5_000, 'processing'],
    ]);
  });

  it('tells the affiliate of a payout that failed, once, and of none that went out', async () => {
    await earn('o1', 126_700);
    await run.execute(DECEMBER);
    for (const outcome of ['failed', 'failed', 'paid'] as const) await close.execute('payout-1', outcome, null);
    await run.execute(JANUARY);
    await close.execute('payout-2', 'paid', null);
    expect(mails.queued.filter(({ template }) => template === 'payout-failed')).toEqual([
      {
        key: 'payout-failed:payout-1',
        template: 'payout-failed',
        recipient: 'a1@speakers.test',
        values: {
          name: 'a1',
          period: 'December 2025',
          payout_amount: '$1,267',
          dashboard_url: expect.stringMatching(/^http/),
        },
      },
    ]);
  });

  it('books a payout when it is paid', async () => {
    await earn('o1', 5_000);
    await run.execute(DECEMBER);
    await close.execute('payout-1', 'paid', null);
    expect(ledger.entries).toMatchObject([
      {
        kind: 'payout',
        sourceRef: 'payout-1',
        lines: [
          { account: 'payable:affiliate:a1', amountCents: 5_000 },
          { account: 'cash:payout', amountCents: -5_000 },
        ],
      },
    ]);
  });

  it('mails a statement of what was released, taken back and left', async () => {
    await earn('o1', 124_850);
    await run.execute(DECEMBER);
    await earn('o1', -1_850);
    await earn('o2', 10_000);
    await earn('o3', 4_850, { payableAt: null });
    await run.execute(JANUARY);
    expect(mails.queued[0]?.values).toMatchObject({ clawed_back_amount: '$0', released_amount: '$1,248.50' });
    expect(mails.queued[1]).toMatchObject({
      key: 'payout:payout-2',
      template: 'payout-statement',
      recipient: 'a1@speakers.test',
      values: {
        period: 'January 2026',
        released_amount: '$100',
        clawed_back_amount: '$18.50',
        payout_amount: '$81.50',
        held_amount: '$48.50',
        payout_lines: 'o1, VIP, refunded: -$18.50\no2, VIP: $100',
        payout_minimum: '$50',
      },
    });
  });

  it('pays everybody behind an affiliate that fails, tells of it, and tries that one again with the next round', async () => {
    for (const affiliateId of ['a1', 'a2', 'a3']) await earn(`of ${affiliateId}`, 5_000, { affiliateId });
    const claim = money.claim.bind(money);
    money.claim = async (tx, given) => {
      if (given.affiliateId === 'a2') throw new Error('the receipt does not fit');
      return claim(tx, given);
    };
    await expect(run.execute(DECEMBER)).rejects.toThrow('1 payouts could not be made');
    expect(money.payouts.map(({ affiliateId }) => affiliateId)).toEqual(['a1', 'a3']);
    expect(alerts).toMatchObject([
      { alert: 'payout_not_made', affiliate_id: 'a2', period: '2025-12-01', reason: 'the receipt does not fit' },
    ]);
    money.claim = claim;
    expect(await run.execute(DECEMBER)).toBe(1);
    expect(money.payouts.map(({ affiliateId }) => affiliateId)).toEqual(['a1', 'a3', 'a2']);
  });

  it('tells of somebody who cannot be paid once a period, whatever the reason is then', async () => {
    await earn('o1', 5_000);
    let reason = 'the receipt does not fit';
    money.claim = () => Promise.reject(new Error(reason));
    const fails = async (at: number) => expect(run.execute(at)).rejects.toThrow('1 payouts could not be made');
    await fails(DECEMBER);
    await fails(DECEMBER);
    expect(alerts).toHaveLength(1);
    reason = 'the disk is full';
    await fails(DECEMBER);
    await fails(DECEMBER);
    await fails(JANUARY);
    expect(alerts.map(({ period, reason: told }) => [period, told])).toEqual([
      ['2025-12-01', 'the receipt does not fit'],
      ['2026-01-01', 'the disk is full'],
    ]);
  });

  it('mails nothing where a claim came to too little in the end', async () => {
    await earn('o1', 5_000);
    const due = money.due.bind(money);
    money.due = async (given) => {
      const found = await due(given);
      await earn('o1', -1);
      return found;
    };
    expect(await run.execute(DECEMBER)).toBe(0);
    expect(mails.queued).toEqual([]);
    expect(money.payouts).toEqual([]);
    expect(money.entries.every(({ payoutId }) => payoutId === null)).toBe(true);
  });
});
