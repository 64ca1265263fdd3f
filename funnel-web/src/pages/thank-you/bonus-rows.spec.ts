import { memoryStore } from '../../../test/memory-store';
import { bonusRows } from './bonus-rows';

const signed = (key: string) =>
  `https://summit.example/api/bonuses/download-by-email/${key}?email=hana%40example.com&expires=1770000000&signature=abc`;
const STORED = JSON.stringify({
  'free-signup-bonus-1': { url: signed('free-signup-bonus-1') },
  'free-signup-bonus-2': { url: signed('free-signup-bonus-2') },
});

describe('bonusRows', () => {
  it('takes the stored links of the registration (F-082)', () => {
    const rows = bonusRows(memoryStore({ userEmail: 'hana@example.com', bonusDownloadUrls: STORED }), {
      withVipPack: false,
    });
    expect(rows.map(({ title, size }) => [title, size])).toEqual([
      ['100+ Profitable Side Hustle Blueprints', 'PDF, 28.7 MB'],
      ['The Passive Income Playbook - 2025', 'PDF, 3.8 MB'],
    ]);
    expect(rows[0]?.query).toEqual({ email: 'hana@example.com', expires: 1_770_000_000, signature: 'abc' });
    expect(rows[0]?.href).toBe(
      '/api/bonuses/download-by-email/free-signup-bonus-1?email=hana%40example.com&expires=1770000000&signature=abc',
    );
  });

  it('adds the VIP pack by the address of the order (F-250, F-263)', () => {
    const rows = bonusRows(memoryStore({ userEmail: 'hana@example.com', bonusDownloadUrls: STORED }), {
      withVipPack: true,
    });
    expect(rows[2]).toMatchObject({
      title: 'VIP Exclusive Bonus Pack',
      size: 'PDF, 24.5 MB',
      href: '/api/bonuses/download-by-email/vip-upgrade-bonus?email=hana%40example.com',
    });
  });

  it.each([
    ['nothing', undefined],
    ['what is no JSON', '{"free-signup-bonus-1":'],
    ['a link without its parts', JSON.stringify({ 'free-signup-bonus-1': { url: 'https://other.example/' } })],
  ])('serves by the address where the browser has stored %s (F-115)', (_, stored) => {
    const kept = { userEmail: 'hana@example.com', ...(stored !== undefined && { bonusDownloadUrls: stored }) };
    const rows = bonusRows(memoryStore(kept), { withVipPack: false });
    expect(rows.map(({ query }) => query)).toEqual([{ email: 'hana@example.com' }, { email: 'hana@example.com' }]);
  });

  it.each([{}, { userEmail: 'guest@growth-and-scale.example', bonusDownloadUrls: STORED }])(
    'has none where the browser knows no address: %o',
    (kept) => {
      expect(bonusRows(memoryStore(kept), { withVipPack: true })).toEqual([]);
    },
  );
});
