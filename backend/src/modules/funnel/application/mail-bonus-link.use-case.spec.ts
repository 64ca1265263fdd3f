import { DAY_MS, HOUR_MS } from '@summit/rules';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { Links } from '../../../platform/links/links.js';
import { InMemoryBonusAccess } from './bonus-access.fake.js';
import { BonusLinks } from './bonus-links.js';
import { MailBonusLinkUseCase } from './mail-bonus-link.use-case.js';
import { InMemoryRegistrants } from './registrants.fake.js';
import type { FollowUpMail } from './signup-follow-up.port.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const ZOE = 'zoe@example.com';

// C-112
describe('MailBonusLinkUseCase', () => {
  const config = unitConfig();
  let mails: FollowUpMail[];
  let access: InMemoryBonusAccess;
  let clock: FixedClock;
  let allowed: number;
  let sut: MailBonusLinkUseCase;
  beforeEach(() => {
    mails = [];
    allowed = 10;
    access = new InMemoryBonusAccess();
    clock = new FixedClock(NOW);
    sut = new MailBonusLinkUseCase(
      access,
      new InMemoryRegistrants(),
      {
        queueMail: async (mail) => void mails.push(mail),
        mailNow: async () => undefined,
        isSubscribed: async () => false,
        recordSubscription: async () => true,
      },
      new BonusLinks(config),
      new Links(config),
      { hit: async () => ({ allowed: allowed-- > 0, retryAfter: 60 }) },
      { of: (ip) => `block of ${ip}` },
      clock,
    );
  });

  it('takes every wish down without looking at the address, ten an hour from one place', async () => {
    const ask = () => sut.ask({ key: 'vip-upgrade-bonus', email: 'nobody@example.com', ip: '203.0.113.7' });
    for (let i = 0; i < 10; i++) await ask();
    expect(access.asked).toHaveLength(10);
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(access.asked).toHaveLength(10);
  });

  it('mails signed links to whoever has the right, and nothing to anybody else', async () => {
    access.grant('free-signup-bonus-2', ZOE, NOW - DAY_MS);
    await sut.send({ bonus_key: 'free-signup-bonus-2', email: ZOE });
    await sut.send({ bonus_key: 'vip-upgrade-bonus', email: ZOE });
    await sut.send({ bonus_key: 'free-signup-bonus-2', email: 'nobody@example.com' });
    expect(mails).toEqual([
      expect.objectContaining({
        template: 'bonus-links',
        recipient: ZOE,
        values: expect.objectContaining({
          valid_until: '17 February 2026',
          bonus_2_url: expect.stringContaining('signature='),
        }),
      }),
    ]);
  });

  it('mails the VIP pack to whoever bought it', async () => {
    access.grant('vip-upgrade-bonus', ZOE, NOW);
    await sut.send({ bonus_key: 'vip-upgrade-bonus', email: ZOE });
    expect(mails).toMatchObject([{ template: 'vip-bonus-link', recipient: ZOE, values: { name: 'there' } }]);
  });

  it('gives all mails of one address and hour one key, and mails no link that has ended', async () => {
    access.grant('vip-upgrade-bonus', ZOE, NOW - 89 * DAY_MS);
    const send = () => sut.send({ bonus_key: 'vip-upgrade-bonus', email: ZOE });
    await send();
    await send();
    clock.advance(HOUR_MS);
    await send();
    expect(mails[0]!.key).toBe(mails[1]!.key);
    expect(mails[2]!.key).not.toBe(mails[0]!.key);
    clock.advance(DAY_MS);
    await send();
    expect(mails).toHaveLength(3);
  });
});
