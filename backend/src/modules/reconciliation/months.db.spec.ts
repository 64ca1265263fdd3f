import { DAY_MS, pacificDay } from '@summit/rules';
import { startReconciliationScene, type ReconciliationScene } from '../../../test/harness/reconciliation-scene.js';
import { csvChunks } from '../../platform/csv/csv-file.js';
import { MONTH_FILE_HEAD, monthFileCells } from './application/month-file.js';
import { OpenBookingCounts } from './infra/open-booking-counts.js';
import { MonthLinesReadModel } from './read-models/month-lines.read-model.js';
import { MonthsReadModel } from './read-models/months.read-model.js';

/** What the read model says is kept; this is what the book says, in the same snapshot. */
const COUNTED = `select to_char(t.occurred_at at time zone 'America/Los_Angeles', 'YYYY-MM') as month, count(*)::int as bookings
  from ledger_transaction t left join closed_booking c on c.transaction_id = t.id
  where c.month is null and not exists (select from closed_month m where m.month = to_char(t.occurred_at at time zone 'America/Los_Angeles', 'YYYY-MM')) group by 1 order by 1 desc`;

/** A booking without lines, by its reference and time. */
const BOOK_BARE = `insert into ledger_transaction (kind, source_ref, occurred_at)
  values ('payment', $1, to_timestamp($2::float8 / 1000))`;

/** The Pacific month of a moment (ms), as `2025-10`. */
const monthOf = (at: number): string => pacificDay(at).slice(0, 7);

const BY = '00000000-0000-4000-8000-000000000001';

//
describe('a month of the book', () => {
  let scene: ReconciliationScene;
  beforeEach(async () => {
    scene = await startReconciliationScene();
  });
  afterEach(() => scene.stop());

  const months = () => new MonthsReadModel(scene.database.sql).all(scene.clock.now());
  /** Noon of the 10th, so many months ago. */
  const tenth = (ago: number): number => {
    const day = new Date(scene.clock.now());
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - ago, 10, 20);
  };
  const fileOf = async (month: string) => {
    let text = '';
    const lines = new MonthLinesReadModel(scene.database.sql).of(month);
    for await (const chunk of csvChunks(MONTH_FILE_HEAD, lines, monthFileCells)) text += chunk;
    return text.trimEnd().split('\r\n');
  };

  it('is closed when it is compared and nothing is open, one after the other, and never changes', async () => {
    const [first, second] = [monthOf(tenth(3)), monthOf(tenth(2))];
    await scene.sale('stripe', { at: tenth(3), refund: 700 });
    await scene.sale('paypal', { at: tenth(2) });
    await expect(scene.closing.close(first, BY)).rejects.toMatchObject({ code: 'month_not_compared' });
    const missing = await scene.past('stripe', { at: tenth(2) });
    await scene.reconcile();
    await expect(scene.closing.close(second, BY)).rejects.toMatchObject({ code: 'month_has_differences' });
    await scene.book('stripe', { ref: missing.payment, orderId: missing.orderId, at: tenth(2) });
    await scene.reconcile();
    await expect(scene.closing.close(second, BY)).rejects.toMatchObject({ code: 'month_before_open' });
    const closed = await scene.closing.close(first, BY);
    expect(closed).toMatchObject({
      bookings: 3,
      lateBookings: 0,
      lines: 6,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await expect(scene.closing.close(first, BY)).rejects.toMatchObject({ code: 'month_already_closed' });
    for (const change of [`update closed_month set bookings = 0`, `delete from closed_booking`])
      await expect(scene.database.rows(change)).rejects.toThrow('append-only');
    expect((await months()).map(({ month, state, bookings }) => [month, state, bookings])).toEqual([
      [second, 'open', 4],
      [first, 'closed', 3],
    ]);
  });

  it('that is closed gets nothing any more: what is booked for it later comes with the next one and says so', async () => {
    const [first, second] = [monthOf(tenth(3)), monthOf(tenth(2))];
    await scene.sale('stripe', { at: tenth(3) });
    await scene.reconcile();
    await scene.closing.close(first, BY);
    const before = await fileOf(first);
    await scene.book('stripe', { ref: 're_late', kind: 'external_refund', cents: -500, at: tenth(3) });
    await scene.book('stripe', { ref: 'pi_next', kind: 'external_refund', cents: -100, at: tenth(2) });
    expect(await scene.closing.close(second, BY)).toMatchObject({ bookings: 2, lateBookings: 1 });
    expect(await fileOf(first)).toEqual(before);
    expect((await fileOf(second)).filter((line) => line.includes('re_late'))).toEqual([
      expect.stringContaining(`"External refund; belongs to ${first}, which was closed before"`),
      expect.stringContaining(`belongs to ${first}`),
    ]);
    expect((await months())[0]).toMatchObject({ month: second, late_bookings: 1 });
  });

  it('is a file of double entry: debits and credits are equal, in decimals', async () => {
    const { orderId, payment } = await scene.sale('stripe', { at: tenth(2), cents: 2_750 });
    await scene.reconcile();
    const month = monthOf(tenth(2));
    await scene.closing.close(month, BY);
    const [head, ...lines] = await fileOf(month);
    expect(head).toContain('"Booking","Date","Account","Debit","Credit","Currency","Reference","Text"');
    const cells = lines.map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
    const day = `${month}-10`;
    expect(cells.map(([, ...rest]) => rest)).toEqual([
      [day, 'cash:stripe', '27.50', '', 'USD', `stripe:${payment}`, `Payment of order ${orderId}`],
      [day, 'revenue:vip', '', '27.50', 'USD', `stripe:${payment}`, `Payment of order ${orderId}`],
      [day, 'expense:provider_fee:stripe', '1.10', '', 'USD', expect.stringMatching(/^stripe:txn_/), 'Provider fee'],
      [day, 'cash:stripe', '', '1.10', 'USD', expect.stringMatching(/^stripe:txn_/), 'Provider fee'],
    ]);
    const total = (column: number) => cells.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
    expect(total(3)).toBe(total(4));
    expect(await scene.database.rows('select debit_cents::int, totals from closed_month')).toEqual([
      {
        debit_cents: 2_860,
        totals: [
          { account: 'cash:stripe', cents: 2_640 },
          { account: 'expense:provider_fee:stripe', cents: 110 },
          { account: 'revenue:vip', cents: -2_750 },
        ],
      },
    ]);
  });

  it('without a booking is none, and one that is not over is not closed', async () => {
    await scene.sale('stripe', { at: scene.clock.now() - 40 * DAY_MS });
    await scene.reconcile();
    await expect(scene.closing.close(monthOf(scene.clock.now()), BY)).rejects.toMatchObject({
      code: 'month_not_compared',
    });
    await expect(scene.closing.close('2020-01', BY)).rejects.toMatchObject({ code: 'month_is_empty' });
  });

  describe('that is open', () => {
    const fold = () => new OpenBookingCounts(scene.database.sql).fold();
    /** Both ways to count, as one moment has them. */
    const compared = () =>
      scene.database.sql.transaction(async (tx) => {
        await tx.query({ name: '', text: 'set transaction isolation level repeatable read' });
        const listed = await new MonthsReadModel(tx).all(scene.clock.now());
        const open = listed.filter(({ closed_at }) => closed_at === null);
        return {
          listed: open.map(({ month, bookings }) => ({ month, bookings })),
          book: await tx.query<{ month: string; bookings: number }>({ name: '', text: COUNTED }),
        };
      });
    const expectSame = async () => {
      const { listed, book } = await compared();
      expect(listed).toEqual(book);
      return listed;
    };
    const bookOne = (ref: string, at: number) => scene.book('stripe', { ref, at });

    it('has as many bookings as the book at every moment, while others book, take back, fold and hand over', async () => {
      const [first, second, third] = [3, 2, 1].map(tenth) as [number, number, number];
      for (const at of [first, second]) await scene.sale('stripe', { at });
      await scene.reconcile();
      let working = true;
      const looks = (async () => {
        for (let looked = 0; working || looked === 0; looked++) {
          await expectSame();
          await fold();
        }
      })();
      await Promise.all([
        ...[first, second, third].map(async (at, row) => {
          for (let n = 0; n < 15; n++) {
            await bookOne(`pi_${row}_${n}`, at);
            // A booking is booked once, and one whose transaction fails is none.
            await bookOne(`pi_${row}_${n}`, at);
            await expect(
              scene.database.sql.transaction(async (tx) => {
                await tx.query({ name: '', text: BOOK_BARE }, [`gone_${row}_${n}`, at]);
                throw new Error('taken back');
              }),
            ).rejects.toThrow('taken back');
          }
        }),
        (async () => {
          for (const at of [first, second]) await scene.closing.close(monthOf(at), BY);
        })(),
      ]).finally(() => (working = false));
      await looks;
      await fold();
      expect(await expectSame()).toContainEqual({ month: monthOf(third), bookings: 15 });
      const parts = await scene.database.rows<{ month: string }>('select month from open_booking_count');
      expect(new Set(parts.map(({ month }) => month)).size).toBe(parts.length);
    });

    it('counts what is in the air as soon as it is there, and not before, whoever folds meanwhile', async () => {
      const at = tenth(1);
      await bookOne('pi_there', at);
      await scene.database.sql.transaction(async (tx) => {
        await tx.query({ name: '', text: BOOK_BARE }, ['in_the_air', at]);
        await fold();
        expect(await expectSame()).toEqual([{ month: monthOf(at), bookings: 1 }]);
      });
      await fold();
      expect(await expectSame()).toEqual([{ month: monthOf(at), bookings: 2 }]);
    });
  });
});
