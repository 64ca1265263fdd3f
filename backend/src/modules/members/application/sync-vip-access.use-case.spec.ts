import { DAY_MS } from '@summit/rules';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { Links } from '../../../platform/links/links.js';
import type { OrderView } from '../../payments/payments.public.js';
import { AccessMails } from './access-mails.js';
import { InMemoryMembers } from './members.fake.js';
import { SyncVipAccessUseCase } from './sync-vip-access.use-case.js';
import { MailedLinks } from './mailed-links.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('SyncVipAccessUseCase', () => {
  let members: InMemoryMembers;
  let orders: FakeOrders;
  let mails: FakeMails;
  let bonuses: Map<string, number>;
  let sut: SyncVipAccessUseCase;
  beforeEach(() => {
    members = new InMemoryMembers();
    orders = new FakeOrders();
    mails = new FakeMails();
    bonuses = new Map();
    sut = new SyncVipAccessUseCase(
      members,
      members,
      new MailedLinks(members, mails, new FixedClock(NOW)),
      orders,
      {
        grantVipPack: async (_tx, { email, grantedAt }) => void bonuses.set(email, grantedAt),
        revokeVipPack: async (_tx, email) => void bonuses.delete(email),
      },
      mails,
      new AccessMails(new Links(unitConfig())),
      new FixedClock(NOW),
    );
  });
  const sync = (given: Partial<OrderView> = {}) => {
    const order = anOrder({ paidAt: NOW, ...given });
    orders.put(order);
    return sut.execute(order.id);
  };
  const access = () => members.accounts.map(({ email, summit2Access }) => [email, summit2Access]);

  it('opens the current edition and the bonus pack, and mails a link for choosing a password', async () => {
    await sync();
    expect(members.accounts).toMatchObject([
      { email: 'zoe@example.com', name: 'Zoe', summit1Access: false, summit2Access: true },
    ]);
    expect(bonuses).toEqual(new Map([['zoe@example.com', NOW]]));
    expect(mails.queued).toMatchObject([
      {
        key: 'vip-access:o1',
        template: 'vip-setup-link',
        recipient: 'zoe@example.com',
        values: { name: 'Zoe', summit_names: 'Summit 2 Passive Income' },
      },
    ]);
  });

  it('makes a link of 256 bits for seven days, of which only the hash is kept', async () => {
    await sync();
    const token = new URL(mails.queued[0]!.values.setup_url!).searchParams.get('token')!;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(members.links).toEqual([
      {
        tokenHash: hashOf(token),
        memberId: 'm1',
        purpose: 'setup',
        createdAt: NOW,
        expiresAt: NOW + 7 * DAY_MS,
        usedAt: null,
      },
    ]);
    expect(JSON.stringify(members.links)).not.toContain(token);
  });

  it('moves with the order when its address is corrected', async () => {
    await sync({ email: 'zoey@example.com' });
    orders.put(anOrder({ paidAt: NOW }));
    await members.transaction((tx) =>
      sut.orderMoved(tx, { orderId: 'o1', from: 'zoey@example.com', correction: 'c1' }),
    );
    expect(access()).toEqual([
      ['zoey@example.com', false],
      ['zoe@example.com', true],
    ]);
    expect(bonuses).toEqual(new Map([['zoe@example.com', NOW]]));
    expect(mails.queued).toMatchObject([
      { recipient: 'zoey@example.com' },
      { key: 'vip-access:o1:c1', template: 'vip-setup-link', recipient: 'zoe@example.com' },
    ]);
  });

  it('welcomes each order once, with one link, however often its news comes', async () => {
    await sync();
    await sync();
    expect(mails.queued).toHaveLength(1);
    expect(members.links).toHaveLength(1);
  });

  it('tells a member with a password that the order is on the account', async () => {
    await sync();
    members.accounts[0]!.hasPassword = true;
    await sync({ id: 'o2' });
    expect(mails.queued.at(-1)).toMatchObject({ key: 'vip-access:o2', template: 'vip-already-member' });
    expect(members.links).toHaveLength(1);
  });

  it('welcomes once more for each occasion, as long as the order opens the member area', async () => {
    await sync();
    const again = (occasion: string) =>
      members.transaction((tx) => sut.welcomeAgain(tx, { orderId: 'o1', occasion: `desk:${occasion}` }));
    await again('1');
    await again('1');
    expect(mails.queued.slice(1)).toMatchObject([
      { key: 'vip-access:o1:desk:1', template: 'vip-setup-link', recipient: 'zoe@example.com' },
    ]);
    expect(members.links).toHaveLength(2);
    members.accounts[0]!.hasPassword = true;
    await again('2');
    expect(mails.queued.at(-1)).toMatchObject({ key: 'vip-access:o1:desk:2', template: 'vip-already-member' });
    orders.put(anOrder({ paidAt: NOW, status: 'refunded' }));
    await again('3');
    expect(mails.queued).toHaveLength(3);
  });

  it('names both editions to a member of the first one', async () => {
    await sync();
    Object.assign(members.accounts[0]!, { summit1Access: true, hasPassword: true });
    await sync({ id: 'o2' });
    expect(mails.queued.at(-1)?.values.summit_names).toBe('Summit 1 Business Growth, Summit 2 Passive Income');
  });

  it('does nothing for other products and for orders that nobody has paid', async () => {
    await sync({ product: 'implementation' });
    await sync({ paidAt: null, status: 'pending' });
    expect(members.accounts).toEqual([]);
  });

  it('waits for the address of the buyer', async () => {
    await expect(sync({ email: null })).rejects.toThrow('has no address yet');
    await sync();
    expect(access()).toEqual([['zoe@example.com', true]]);
  });

  it.each(['refunded', 'disputed'] as const)(
    'closes the access while the order is %s, and opens it again after',
    async (status) => {
      await sync();
      await sync({ status });
      expect(access()).toEqual([['zoe@example.com', false]]);
      expect(bonuses.size).toBe(0);
      await sync();
      expect(access()).toEqual([['zoe@example.com', true]]);
      expect(bonuses).toEqual(new Map([['zoe@example.com', NOW]]));
      expect(mails.queued).toHaveLength(1);
    },
  );

  it('leaves it open after a partial refund', async () => {
    await sync();
    await sync({ status: 'partially_refunded', refundedCents: 1_000 });
    expect(access()).toEqual([['zoe@example.com', true]]);
  });

  it('leaves it open while another order of the address holds it', async () => {
    await sync();
    await sync({ id: 'o2', paidAt: NOW + DAY_MS });
    await sync({ id: 'o2', paidAt: NOW + DAY_MS, status: 'refunded' });
    expect(access()).toEqual([['zoe@example.com', true]]);
    expect(bonuses).toEqual(new Map([['zoe@example.com', NOW]]));
    await sync({ status: 'refunded' });
    expect(access()).toEqual([['zoe@example.com', false]]);
  });

  it('welcomes nobody whose order is already refunded when its news arrives', async () => {
    await sync({ status: 'refunded' });
    expect(mails.queued).toEqual([]);
    expect(access()).toEqual([['zoe@example.com', false]]);
  });

  it('leaves what was granted by hand, whatever becomes of the order (A-136)', async () => {
    await sync();
    members.byHand.set('m1', true);
    await sync({ status: 'refunded' });
    expect(access()).toEqual([['zoe@example.com', true]]);
    expect(bonuses.size).toBe(0);
  });

  it('leaves what was taken away by hand until the address buys anew', async () => {
    await sync();
    members.byHand.set('m1', false);
    await sync({ status: 'partially_refunded' });
    expect(access()).toEqual([['zoe@example.com', false]]);
    await sync({ id: 'o2' });
    expect(access()).toEqual([['zoe@example.com', true]]);
  });

  it('does not bring a deleted account back when its order changes (A-140)', async () => {
    await sync();
    members.accounts = [];
    orders.put(anOrder({ paidAt: NOW, status: 'partially_refunded' }));
    await sut.follow('o1');
    expect(members.accounts).toEqual([]);
  });
});
