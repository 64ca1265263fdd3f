import { AppError } from '../../../platform/errors/app-error.js';
import { BuyerScene } from './buyer-scene.fake.js';
import { DecideBuyerRequestUseCase } from './decide-buyer-request.use-case.js';

const KEPT = 3_700;

describe('the answer to a buyer', () => {
  let scene: BuyerScene;
  let sut: DecideBuyerRequestUseCase;
  let paidBack: [string, number][];
  let moved: object[];
  let refundPending: boolean;
  let limit: number | null;
  let waitsAtDesk: boolean;
  beforeEach(async () => {
    scene = new BuyerScene();
    paidBack = [];
    moved = [];
    refundPending = false;
    limit = null;
    waitsAtDesk = false;
    sut = new DecideBuyerRequestUseCase(
      scene.transactions,
      scene.requests,
      scene.orders,
      {
        checkNonePending: async () => {
          if (refundPending) throw new AppError('refund_pending');
        },
        payBack: async (_tx, { orderId, amountCents }) => {
          if ((amountCents ?? KEPT) > KEPT) throw new AppError('refund_exceeds_kept');
          paidBack.push([orderId, amountCents ?? KEPT]);
          return amountCents ?? KEPT;
        },
      },
      { lockOrder: async () => ({ waits: waitsAtDesk }) },
      {
        correct: async (_tx, { orderId, email }) => {
          const { order } = (await scene.orders.byId(orderId))!;
          scene.orders.put({ ...order, email });
        },
      },
      { orderMoved: async (_tx, move) => void moved.push(move) },
      scene.orderMails,
      scene.mails,
      scene.requestMails,
      scene.clock,
      { read: async () => limit as never },
    );
    const askedAt = scene.clock.now();
    const wish = { orderId: 'o1', reason: '', askedAt };
    await scene.requests.add({}, { ...wish, id: 'r1', kind: 'refund', guaranteeUntil: null });
    await scene.requests.add({}, { ...wish, id: 'r2', kind: 'email', newEmail: 'zoey@example.com' });
  });
  const stateOf = (id: string) => scene.requests.all.find((one) => one.id === id);

  it.each([
    [null, KEPT],
    [3_589, 3_589],
  ])('pays back %p cents, and leaves the mail to the provider saying so', async (amount, cents) => {
    expect(await sut.approve('r1', amount)).toEqual({ kind: 'refund', cents });
    expect(paidBack).toEqual([['o1', cents]]);
    expect(stateOf('r1')).toMatchObject({ state: 'approved', amountCents: cents });
    expect(scene.mails.queued).toEqual([]);
  });

  it('pays back nothing above the amount that needs a second approver (C-019)', async () => {
    limit = KEPT - 1;
    await expect(sut.approve('r1', null)).rejects.toMatchObject({ code: 'refund_needs_desk' });
    expect(stateOf('r1')).toMatchObject({ state: 'pending' });
    await sut.approve('r1', KEPT - 1);
  });

  it('counts what of the order went back before, so that nobody gets above the amount in parts', async () => {
    limit = 2_000;
    scene.put({ refundedCents: 1_000 });
    await expect(sut.approve('r1', 1_001)).rejects.toMatchObject({ code: 'refund_needs_desk' });
    expect(stateOf('r1')).toMatchObject({ state: 'pending' });
    await sut.approve('r1', 1_000);
  });

  it('pays back nothing for somebody who has not seen that a part went back meanwhile', async () => {
    scene.put({ refundedCents: 1_000 });
    for (const amount of [1_000, KEPT + 1])
      await expect(sut.approve('r1', amount, KEPT)).rejects.toMatchObject({ code: 'refund_kept_changed' });
    expect(stateOf('r1')).toMatchObject({ state: 'pending' });
    await sut.approve('r1', 1_000, KEPT - 1_000);
  });

  it('pays back nothing while a refund of the order waits at the desk', async () => {
    waitsAtDesk = true;
    await expect(sut.approve('r1', null)).rejects.toMatchObject({ code: 'refund_under_way' });
    expect([paidBack, stateOf('r1')!.state]).toEqual([[], 'pending']);
    waitsAtDesk = false;
    await sut.approve('r1', null);
  });

  it('leaves the request waiting when the money can not go back', async () => {
    await expect(sut.approve('r1', KEPT + 1)).rejects.toMatchObject({ code: 'refund_exceeds_kept' });
    expect(stateOf('r1')).toMatchObject({ state: 'pending' });
  });

  it('waits with the request while another refund of the order is under way', async () => {
    refundPending = true;
    await expect(sut.approve('r1', null)).rejects.toMatchObject({ code: 'refund_pending' });
    expect(stateOf('r1')).toMatchObject({ state: 'pending' });
    await sut.approve('r2', null);
    refundPending = false;
    await sut.approve('r1', null);
    expect(paidBack).toEqual([['o1', KEPT]]);
  });

  it('puts the other address on the order, moves the account, and mails there', async () => {
    expect(await sut.approve('r2', null)).toEqual({ kind: 'email' });
    expect((await scene.orders.byId('o1'))!.order.email).toBe('zoey@example.com');
    expect(moved).toEqual([{ orderId: 'o1', from: 'zoe@example.com', correction: 'r2' }]);
    expect(scene.resent).toEqual([['o1', 'r2']]);
  });

  it('gives nobody the same product twice (C-116)', async () => {
    scene.put({ id: 'o2', email: 'zoey@example.com' });
    await expect(sut.approve('r2', null)).rejects.toMatchObject({ code: 'order_email_has_product' });
    expect(moved).toEqual([]);
    scene.put({ id: 'o2', email: 'zoey@example.com', status: 'refunded' });
    await sut.approve('r2', null);
  });

  it('is mailed with its reason when it is a no to a refund', async () => {
    await sut.decline('r1', 'The 7 days were over.');
    expect(stateOf('r1')).toMatchObject({ state: 'declined', answer: 'The 7 days were over.' });
    expect(scene.mails.queued).toMatchObject([
      { template: 'refund-declined', recipient: 'zoe@example.com', values: { answer: 'The 7 days were over.' } },
    ]);
  });

  it('is no mail while nobody knows the address of the order', async () => {
    scene.put({ email: null });
    await sut.decline('r1', 'The 7 days were over.');
    expect(stateOf('r1')).toMatchObject({ state: 'declined', answer: 'The 7 days were over.' });
    expect(scene.mails.queued).toEqual([]);
  });

  it('is no mail to an address that may be mistyped', async () => {
    await sut.decline('r2', 'Please write to support.');
    expect(scene.mails.queued).toEqual([]);
  });

  it('is given once', async () => {
    await sut.decline('r1', 'No.');
    await expect(sut.approve('r1', null)).rejects.toMatchObject({ code: 'buyer_request_decided' });
    await expect(sut.decline('r1', 'No.')).rejects.toMatchObject({ code: 'buyer_request_decided' });
    await expect(sut.approve('r9', null)).rejects.toMatchObject({ code: 'not_found' });
    expect(paidBack).toEqual([]);
  });
});
