import { KEYED_HIGHLIGHTS, WORKSHOPS } from '@summit/content/library';
import { FakeOrders, anOrder } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import type { OrderView } from '../../payments/payments.public.js';
import { filesOfOrder } from './files-of-order.js';
import type { LibraryContents, ListedSession } from './library-contents.port.js';
import { MemberLibraryQuery } from './member-library.js';
import { MemberOrders } from './member-orders.js';
import { OpenLibraryFileUseCase } from './open-library-file.use-case.js';
import { OrderFileLinks } from './order-file-links.js';

const EMAIL = 'zoe@example.com';
const session = (key: string): ListedSession => ({
  key,
  day: 1,
  topic: `About ${key}`,
  speakerName: 'Amara Okafor',
  durationMinutes: 35,
  token: 'token',
});
const contents: LibraryContents = {
  sessions: (keys) => Promise.resolve(keys.map(session)),
  gifts: () => Promise.resolve([]),
};

let orders: FakeOrders;
let hasAccess: boolean;
const put = (order: Partial<OrderView>) => orders.put(anOrder({ email: EMAIL, ...order }));
beforeEach(() => {
  orders = new FakeOrders();
  hasAccess = true;
});
const FORMER = 'zoe@before.example';
const LEFT_AT = Date.parse('2025-11-20T19:00:00Z');
const addresses = [
  { email: EMAIL, since: null, until: null },
  { email: FORMER, since: null, until: LEFT_AT },
];
const members = {
  byId: (id: string) =>
    Promise.resolve(
      id === 'm1' ? { id, email: EMAIL, summit1Access: false, summit2Access: hasAccess, hasPassword: true } : null,
    ),
  addressesOf: (id: string) => Promise.resolve(id === 'm1' ? addresses : []),
};
const links = new OrderFileLinks(unitConfig());
const memberOrders = () => new MemberOrders(members, orders);
const open = () => new OpenLibraryFileUseCase(orders, links, memberOrders());
const library = () =>
  new MemberLibraryQuery(members, memberOrders(), contents, { sizeOf: () => Promise.resolve(1_000) }).of('m1');
const signatureIn = (url: string) => new URL(url).searchParams.get('signature')!;

describe('filesOfOrder', () => {
  it('gives what came with the product and its add-ons, as long as the money is ours', () => {
    const implementation = { product: 'implementation', bumps: ['implementation_bump'] } as const;
    expect(filesOfOrder({ ...implementation, status: 'completed' })).toEqual(['preparation-sheet', 'templates-kit']);
    expect(filesOfOrder({ product: 'implementation', bumps: [], status: 'partially_refunded' })).toEqual([
      'preparation-sheet',
    ]);
    expect(filesOfOrder({ product: 'vip', bumps: ['vip_bump'], status: 'completed' })).toEqual([
      'highlights-transcripts',
    ]);
    expect(filesOfOrder({ product: 'vip', bumps: [], status: 'completed' })).toEqual([]);
    for (const status of ['pending', 'refunded', 'disputed'] as const)
      expect(filesOfOrder({ ...implementation, status })).toEqual([]);
  });
});

describe('OpenLibraryFileUseCase', () => {
  const refused = { code: 'library_file_not_found', status: 404 };

  it('opens the link of the mail as long as the order stands', async () => {
    put({ id: 'o1', product: 'implementation', bumps: ['implementation_bump'] });
    const signature = signatureIn(links.urlFor('templates-kit', 'o1'));
    await expect(open().byLink('templates-kit', { orderId: 'o1', signature })).resolves.toBeUndefined();
    put({ id: 'o1', product: 'implementation', bumps: ['implementation_bump'], status: 'refunded' });
    await expect(open().byLink('templates-kit', { orderId: 'o1', signature })).rejects.toMatchObject(refused);
  });

  it('opens neither another file, nor the file of another order, nor a link that we have not signed', async () => {
    put({ id: 'o1', product: 'implementation', bumps: [] });
    put({ id: 'o2', product: 'implementation', bumps: ['implementation_bump'] });
    const sheet = signatureIn(links.urlFor('preparation-sheet', 'o1'));
    await expect(open().byLink('templates-kit', { orderId: 'o1', signature: sheet })).rejects.toMatchObject(refused);
    await expect(open().byLink('preparation-sheet', { orderId: 'o2', signature: sheet })).rejects.toMatchObject(
      refused,
    );
    await expect(open().byLink('preparation-sheet', { orderId: 'o2', signature: '' })).rejects.toMatchObject(refused);
    const unbought = signatureIn(links.urlFor('templates-kit', 'o1'));
    await expect(open().byLink('templates-kit', { orderId: 'o1', signature: unbought })).rejects.toMatchObject(refused);
    const gone = signatureIn(links.urlFor('templates-kit', 'gone'));
    await expect(open().byLink('templates-kit', { orderId: 'gone', signature: gone })).rejects.toMatchObject(refused);
  });

  it('opens to a member what an order of the same address brought, and to nobody else', async () => {
    put({ id: 'o1', product: 'implementation', bumps: ['implementation_bump'] });
    await expect(open().forMember('templates-kit', 'm1')).resolves.toBeUndefined();
    await expect(open().forMember('highlights-transcripts', 'm1')).rejects.toMatchObject(refused);
    await expect(open().forMember('templates-kit', 'gone')).rejects.toMatchObject(refused);
  });
});

// D-105
it('opens to a member what was paid under an address of before, until it was left', async () => {
  put({ id: 'o1', email: FORMER, product: 'vip', bumps: ['vip_bump'], paidAt: LEFT_AT - 1 });
  put({ id: 'o2', email: FORMER, product: 'implementation', bumps: ['implementation_bump'], paidAt: LEFT_AT });
  await expect(open().forMember('highlights-transcripts', 'm1')).resolves.toBeUndefined();
  await expect(open().forMember('templates-kit', 'm1')).rejects.toMatchObject({ code: 'library_file_not_found' });
});

describe('MemberLibraryQuery (M-072)', () => {
  it('lists the workshops with VIP, the cuts with the vault, and the files with their orders', async () => {
    put({ id: 'o1', product: 'vip', bumps: ['vip_bump'] });
    put({ id: 'o2', product: 'implementation', bumps: [] });
    const { files, workshops, highlights } = await library();
    expect(files).toEqual([
      { key: 'preparation-sheet', bytes: 1_000 },
      { key: 'highlights-transcripts', bytes: 1_000 },
    ]);
    expect(workshops).toHaveLength(5);
    expect(workshops.map(({ key }) => key)).toEqual(WORKSHOPS.map(({ key }) => key));
    expect(highlights).toHaveLength(KEYED_HIGHLIGHTS.length);
    expect(highlights[0]).toMatchObject({
      headline: 'The folder of declined ideas',
      startSeconds: 120,
      endSeconds: 720,
    });
  });

  it('lists nothing that was not bought', async () => {
    hasAccess = false;
    expect(await library()).toEqual({ files: [], workshops: [], highlights: [], gifts: [] });
  });
});
