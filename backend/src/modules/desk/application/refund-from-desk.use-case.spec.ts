import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { InMemoryDeskRefunds } from './desk-refunds.fake.js';
import { RefundFromDeskUseCase } from './refund-from-desk.use-case.js';

const LIMIT = 100_000;
const [ADA, BO] = ['ada', 'bo'];

// C-019
describe('a refund from the desk', () => {
  const setup = ({ limit = LIMIT as number | null, capturedCents = 249_700 } = {}) => {
    const refunds = new InMemoryDeskRefunds();
    const orders = new FakeOrders();
    const put = (refundedCents: number) => orders.put(anOrder({ product: 'dfy', capturedCents, refundedCents }));
    put(0);
    const paidBack: number[] = [];
    const provider = { refundPending: false, onPayBack: () => {} };
    const sut = new RefundFromDeskUseCase(
      new SerialTransactions(),
      refunds,
      orders,
      {
        checkNonePending: async () => {
          if (provider.refundPending) throw new AppError('refund_pending');
        },
        payBack: async (_tx, { amountCents }) => {
          provider.onPayBack();
          paidBack.push(amountCents ?? -1);
          return amountCents ?? -1;
        },
      },
      { read: async () => limit as never },
      new FixedClock(5_000),
    );
    const ask = (amountCents: number | null, by = ADA, seenKeptCents: number | null = null) =>
      sut.ask({ orderId: 'o1', amountCents, seenKeptCents, reason: 'Too late.', by });
    return { sut, refunds, ask, paidBack, provider, booked: put };
  };

  it('is paid at once up to the amount of the setting, and kept with its reason', async () => {
    const { ask, refunds, paidBack } = setup();
    expect(await ask(LIMIT)).toEqual({ state: 'approved', amountCents: LIMIT });
    expect(paidBack).toEqual([LIMIT]);
    expect(refunds.all).toMatchObject([{ reason: 'Too late.', state: 'approved', askedBy: ADA, decidedBy: ADA }]);
  });

  it('waits above it for a second approver, who is somebody else', async () => {
    const { ask, sut, refunds, paidBack } = setup();
    expect(await ask(null)).toEqual({ state: 'waiting', amountCents: 249_700 });
    expect(paidBack).toEqual([]);
    const { id } = refunds.all[0]!;
    await expect(sut.approve(id, ADA)).rejects.toMatchObject({ code: 'second_approver_needed' });
    await sut.approve(id, BO);
    expect(paidBack).toEqual([249_700]);
    expect(refunds.all[0]).toMatchObject({ state: 'approved', decidedBy: BO, decidedAt: 5_000 });
    await expect(sut.approve(id, BO)).rejects.toMatchObject({ code: 'refund_decided' });
    expect(paidBack).toHaveLength(1);
  });

  it('waits while the provider has another one under way, when it is asked and when it is approved', async () => {
    const { ask, sut, refunds, paidBack, provider } = setup();
    await ask(null);
    provider.refundPending = true;
    await expect(sut.approve(refunds.all[0]!.id, BO)).rejects.toMatchObject({ code: 'refund_pending' });
    await expect(ask(1)).rejects.toMatchObject({ code: 'refund_pending' });
    expect(paidBack).toEqual([]);
    expect(refunds.all).toMatchObject([{ state: 'waiting' }]);
  });

  it('is not paid by somebody who has not seen what another one paid back', async () => {
    const { ask, booked, provider, paidBack, refunds } = setup();
    expect(await ask(1_000, ADA, 249_700)).toMatchObject({ state: 'approved' });
    booked(1_000);
    await expect(ask(1_000, BO, 249_700)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    await expect(ask(200_000, BO, 249_700)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    expect(paidBack).toEqual([1_000]);
    expect(refunds.all).toHaveLength(1);
    provider.onPayBack = () => booked(2_000);
    await expect(ask(1_000, BO, 248_700)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    expect(refunds.all).toHaveLength(1);
    provider.onPayBack = () => {};
    expect(await ask(1_000, BO, 247_700)).toMatchObject({ state: 'approved' });
  });

  it('that waited is compared with what was kept when it was asked for, or shown to the second approver', async () => {
    const { ask, sut, booked, provider, paidBack, refunds } = setup();
    await ask(150_000);
    const { id } = refunds.all[0]!;
    expect(refunds.all).toMatchObject([{ keptCents: 249_700 }]);
    booked(60_000);
    await expect(sut.approve(id, BO)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    await expect(sut.approve(id, BO, 249_700)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    expect(paidBack).toEqual([]);
    provider.onPayBack = () => booked(70_000);
    await expect(sut.approve(id, BO, 189_700)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    expect(refunds.all).toMatchObject([{ state: 'waiting' }]);
    provider.onPayBack = () => {};
    await sut.approve(id, BO, 179_700);
    expect(refunds.all).toMatchObject([{ state: 'approved', keptCents: 249_700 }]);
  });

  it('of an older release, which did not say what was kept, is approved as it was', async () => {
    const { ask, sut, booked, paidBack, refunds } = setup();
    await ask(150_000);
    refunds.all[0] = { ...refunds.all[0]!, keptCents: null };
    booked(60_000);
    await sut.approve(refunds.all[0].id, BO);
    expect(paidBack).toEqual([150_000]);
  });

  it('does not get below the amount in parts', async () => {
    const { ask, booked } = setup();
    await ask(60_000);
    booked(60_000);
    expect((await ask(60_000)).state).toBe('waiting');
  });

  it("counts what went back without the desk: at the buyer's request, or at the provider", async () => {
    const { ask, booked } = setup();
    booked(60_000);
    expect((await ask(LIMIT - 60_000)).state).toBe('approved');
    expect((await ask(LIMIT - 59_999)).state).toBe('waiting');
  });

  it('is not paid when another one is booked meanwhile that makes it too much for one', async () => {
    const { ask, booked, provider, refunds } = setup();
    provider.onPayBack = () => booked(60_000);
    await expect(ask(60_000)).rejects.toMatchObject({ code: 'refund_pending' });
    expect(refunds.all).toEqual([]);
  });

  it('waits for the one that waits for its second approver', async () => {
    const { ask } = setup();
    await ask(null);
    await expect(ask(1_000)).rejects.toMatchObject({ code: 'refund_under_way' });
  });

  it('can be asked for again after one that failed', async () => {
    const { ask, paidBack } = setup();
    await ask(1_000);
    await ask(1_000);
    expect(paidBack).toEqual([1_000, 1_000]);
  });

  it('can be declined, also by whoever asked, and then nothing moves', async () => {
    const { ask, sut, refunds, paidBack } = setup();
    await ask(null);
    const { id } = refunds.all[0]!;
    await sut.decline(id, ADA);
    await expect(sut.approve(id, BO)).rejects.toMatchObject({ code: 'refund_decided' });
    expect(paidBack).toEqual([]);
    expect((await ask(null)).state).toBe('waiting');
  });

  it('needs nobody else where the setting says so', async () => {
    expect((await setup({ limit: null }).ask(null)).state).toBe('approved');
    expect((await setup({ limit: 0 }).ask(1)).state).toBe('waiting');
  });

  it.each([
    [0, 'refund_exceeds_kept'],
    [249_701, 'refund_exceeds_kept'],
  ])('of %p cents is refused', async (cents, code) => {
    await expect(setup().ask(cents)).rejects.toMatchObject({ code });
  });

  it('is refused where nothing is kept, and for what nobody knows', async () => {
    const { ask, booked, sut } = setup();
    booked(249_700);
    await expect(ask(null)).rejects.toMatchObject({ code: 'refund_not_possible' });
    const unknown = { orderId: 'o9', amountCents: null, seenKeptCents: null, reason: '', by: ADA };
    await expect(sut.ask(unknown)).rejects.toMatchObject({ code: 'not_found' });
    await expect(sut.approve('r9', BO)).rejects.toMatchObject({ code: 'not_found' });
  });
});
