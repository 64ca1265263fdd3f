import { DAY_MS } from '@summit/rules';
import { BuyerScene } from './buyer-scene.fake.js';
import { ConfirmOrderEmailUseCase } from './confirm-order-email.use-case.js';

const DAY = DAY_MS;
const JOB = { order_id: 'o1', request_id: 'r1' };

describe('a correction that the payer confirms', () => {
  let scene: BuyerScene;
  let payer: string | null;
  let approved: string[];
  let sut: ConfirmOrderEmailUseCase;
  beforeEach(async () => {
    scene = new BuyerScene();
    payer = 'zoe.pays@example.com';
    approved = [];
    const decision = {
      approve: async (id: string) => {
        approved.push(id);
        return { kind: 'email' as const };
      },
    };
    sut = new ConfirmOrderEmailUseCase(
      scene.requests,
      scene.orders,
      { emailOf: async () => payer },
      decision,
      scene.links,
      scene.transactions,
      scene.mails,
      scene.requestMails,
      scene.clock,
    );
    await asked('r1');
  });
  const asked = (id: string) =>
    scene.requests.add(
      {},
      { id, orderId: 'o1', kind: 'email', reason: '', newEmail: 'zoey@example.com', askedAt: scene.clock.now() },
    );
  const mailedProof = () => {
    const values = scene.mails.queued[0]!.values as Record<string, string>;
    return values.confirm_url!.replace(/^.*#proof=/, '');
  };

  it('is mailed to the address that the provider has for the payment, and its link carries the correction out', async () => {
    await sut.askPayer(JOB);
    expect(scene.mails.queued).toMatchObject([
      {
        template: 'order-email-confirm',
        recipient: 'zoe.pays@example.com',
        values: { order_id: 'o1', new_email: 'zoey@example.com' },
      },
    ]);
    await sut.confirm(mailedProof());
    expect(approved).toEqual(['r1']);
  });

  it.each([
    ['the provider has no address', () => (payer = null)],
    ['the provider has the address of the order', () => (payer = 'zoe@example.com')],
    ['support has decided meanwhile', () => (scene.requests.all[0]!.state = 'declined')],
  ])('is left to support where %s', async (_why, given) => {
    given();
    await sut.askPayer(JOB);
    expect(scene.mails.queued).toEqual([]);
  });

  it('is left to support after an earlier one: what the provider has is then the mistyped address', async () => {
    scene.requests.all[0]!.state = 'approved';
    await asked('r2');
    await sut.askPayer({ ...JOB, request_id: 'r2' });
    expect(scene.mails.queued).toEqual([]);
  });

  it('needs the mailed link: not a forged one, not one that opens orders, not after three days', async () => {
    await sut.askPayer(JOB);
    const proof = mailedProof();
    for (const other of ['a.b.c.d', scene.proof(), proof.replace(/^c/, 'a'), proof.slice(0, -1)])
      await expect(sut.confirm(other)).rejects.toMatchObject({ code: 'orders_link_invalid' });
    scene.clock.advance(3 * DAY);
    await expect(sut.confirm(proof)).rejects.toMatchObject({ code: 'orders_link_expired' });
    expect(approved).toEqual([]);
  });

  it('has a link that opens no orders', async () => {
    await sut.askPayer(JOB);
    await expect(scene.linked.all(mailedProof())).rejects.toMatchObject({ code: 'orders_link_invalid' });
  });
});
