import { DAY_MS, BONUS_KEYS } from '@summit/rules';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { InMemoryBonusAccess } from './bonus-access.fake.js';
import { BonusLinks } from './bonus-links.js';
import { OpenBonusUseCase } from './open-bonus.use-case.js';

const KEY = 'free-signup-bonus-1';
const EMAIL = 'zoe@example.com';

describe('OpenBonusUseCase', () => {
  const grantedAt = Date.parse('2025-11-01T00:00:00Z');
  const links = new BonusLinks(unitConfig());
  let clock: FixedClock;
  let access: InMemoryBonusAccess;
  let sut: OpenBonusUseCase;
  beforeEach(() => {
    clock = new FixedClock(grantedAt);
    access = new InMemoryBonusAccess();
    access.grant(KEY, EMAIL, grantedAt);
    sut = new OpenBonusUseCase(access, access, links, clock);
  });
  const signedLink = () => {
    const { searchParams } = new URL(links.urlFor(KEY, EMAIL, grantedAt));
    return { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature')! };
  };

  it('opens a signed link', async () => {
    await expect(sut.execute({ key: KEY, email: EMAIL, link: signedLink(), memberId: null })).resolves.toBeUndefined();
  });

  // C-112
  it('opens to the signed-in member of the address without a link, and to no other member', async () => {
    access.members.set('m1', EMAIL);
    await expect(sut.execute({ key: KEY, email: EMAIL, link: null, memberId: 'm1' })).resolves.toBeUndefined();
    const stranger = { key: KEY, email: 'other@example.com', link: null, memberId: 'm1' } as const;
    await expect(sut.execute(stranger)).rejects.toMatchObject({ code: 'bonus_link_mailed' });
  });

  // C-075..077: 410 is for links; a library that is opened by signing in does not run out
  it('opens to the signed-in member for life, and all three to a VIP who never registered', async () => {
    access.members.set('m1', EMAIL);
    access.members.set('m2', 'vera@example.com');
    access.vips.add('m2');
    clock.set(grantedAt + 400 * DAY_MS);
    await expect(sut.execute({ key: KEY, email: EMAIL, link: null, memberId: 'm1' })).resolves.toBeUndefined();
    for (const key of BONUS_KEYS)
      await expect(
        sut.execute({ key, email: 'vera@example.com', link: null, memberId: 'm2' }),
      ).resolves.toBeUndefined();
    await expect(sut.execute({ key: KEY, email: EMAIL, link: signedLink(), memberId: 'm1' })).rejects.toMatchObject({
      code: 'bonus_expired',
    });
  });

  // C-112
  it.each([EMAIL, 'other@example.com'])(
    'answers %s alone with a mail, whether it has the right or not',
    async (email) => {
      for (const key of ['free-signup-bonus-1', 'vip-upgrade-bonus'] as const)
        await expect(sut.execute({ key, email, link: null, memberId: null })).rejects.toMatchObject({
          code: 'bonus_link_mailed',
        });
    },
  );

  it.each([
    ['a bonus that was not granted', { key: 'vip-upgrade-bonus', email: EMAIL, link: null, memberId: 'm1' }],
    [
      'a forged signature',
      { key: KEY, email: EMAIL, link: { expires: 4_102_444_800, signature: 'forged' }, memberId: 'm1' },
    ],
  ] as const)('answers one and the same for %s', async (_label, query) => {
    access.members.set('m1', EMAIL);
    await expect(sut.execute(query)).rejects.toMatchObject({ code: 'bonus_not_found' });
  });

  it("does not open one person's link for another", async () => {
    access.grant(KEY, 'other@example.com', grantedAt);
    await expect(
      sut.execute({ key: KEY, email: 'other@example.com', link: signedLink(), memberId: null }),
    ).rejects.toMatchObject({
      code: 'bonus_not_found',
    });
  });

  it('closes after 90 days, to the second', async () => {
    access.members.set('m1', EMAIL);
    const query = { key: KEY, email: EMAIL, link: signedLink(), memberId: 'm1' } as const;
    clock.set(grantedAt + 90 * DAY_MS - 1);
    await expect(sut.execute(query)).resolves.toBeUndefined();
    clock.set(grantedAt + 90 * DAY_MS);
    await expect(sut.execute(query)).rejects.toMatchObject({ code: 'bonus_expired', status: 410 });
  });

  it('records a download with its time', async () => {
    await sut.recordDownload(KEY, EMAIL);
    expect(access.downloads).toEqual([{ key: KEY, email: EMAIL, at: grantedAt }]);
  });
});
