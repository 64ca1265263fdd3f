import { DAY_MS } from '@summit/rules';
import { BUYER_NOW as NOW, BuyerScene } from './buyer-scene.fake.js';
import { BuyerOrdersUseCase } from './buyer-orders.use-case.js';
import { type OrderAddress } from '../../payments/payments.public.js';

describe('the orders behind a link', () => {
  let scene: BuyerScene;
  let sut: BuyerOrdersUseCase;
  const invoices: [string, readonly string[]][] = [];
  beforeEach(() => {
    scene = new BuyerScene();
    invoices.length = 0;
    const purchases = {
      invoice: async (orderId: string, addresses: readonly OrderAddress[]) => {
        invoices.push([orderId, addresses.map(({ email }) => email)]);
        return { name: 'INV-000001.pdf', bytes: Buffer.from('%PDF') };
      },
    };
    const files = {
      of: ({ product, bumps }: { product: string; bumps: readonly string[] }) =>
        [product, ...bumps].map((title) => ({ title, type: 'PDF' as const, url: `https://files.test/${title}` })),
    };
    const { linked, coaching, delivery, summit, requests, clock } = scene;
    sut = new BuyerOrdersUseCase(linked, purchases, coaching, delivery, summit, files, requests, clock);
  });
  const idsOf = async (proof: string) => (await sut.list(proof)).map(({ history }) => history.order.id);

  it('are all of the address, newest first, and of nobody else', async () => {
    scene.put({ id: 'o2', product: 'dfy', paidAt: NOW + 1 });
    scene.put({ id: 'o3', email: 'kai@example.com' });
    scene.put({ id: 'o4', status: 'pending', paidAt: null });
    expect(await idsOf(scene.proof())).toEqual(['o2', 'o1']);
  });

  it('are the one that the browser paid, where the link is of an order', async () => {
    scene.put({ id: 'o2' });
    expect(await idsOf(scene.proof({ kind: 'order', orderId: 'o2' }))).toEqual(['o2']);
    scene.put({ id: 'o3', status: 'pending', paidAt: null });
    expect(await idsOf(scene.proof({ kind: 'order', orderId: 'o3' }))).toEqual([]);
  });

  it('say what is booked, and until when the money can be asked back', async () => {
    scene.put({ product: 'implementation' });
    const sessions = [{ number: 1, kind: 'included' as const, completedAt: NOW }];
    scene.sessions.set('o1', sessions);
    scene.delivered.set('o1', NOW);
    const [order] = await sut.list(scene.proof());
    expect(order).toMatchObject({
      coaching: sessions,
      refund: { until: NOW + 2 * DAY_MS, refusal: null },
      requests: [],
    });
  });

  it('bring their files, until the right to them ends', async () => {
    scene.put({ product: 'implementation', bumps: ['implementation_bump'] });
    const filesOf = async () => (await sut.list(scene.proof()))[0]!.files.map(({ title }) => title);
    expect(await filesOf()).toEqual(['implementation', 'implementation_bump']);
    scene.put({ product: 'implementation', bumps: ['implementation_bump'], status: 'refunded' });
    expect(await filesOf()).toEqual([]);
  });

  it.each([
    ['forged', 'a.b.c.d', 'orders_link_invalid'],
    ['empty', '', 'orders_link_invalid'],
  ])('are closed to a %s proof', async (_label, proof, code) => {
    await expect(sut.list(proof)).rejects.toMatchObject({ code });
  });

  it('are closed after 90 days', async () => {
    const proof = scene.proof();
    scene.clock.advance(90 * DAY_MS);
    await expect(sut.list(proof)).rejects.toMatchObject({ code: 'orders_link_expired' });
  });

  it('give their invoices, and no other', async () => {
    await expect(sut.invoice(scene.proof(), 'o1')).resolves.toMatchObject({ name: 'INV-000001.pdf' });
    expect(invoices).toEqual([['o1', ['zoe@example.com']]]);
    scene.put({ id: 'o3', email: 'kai@example.com' });
    await expect(sut.invoice(scene.proof(), 'o3')).rejects.toMatchObject({ code: 'not_found' });
  });
});
