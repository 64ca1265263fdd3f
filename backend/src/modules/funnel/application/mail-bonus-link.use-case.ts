import { Inject, Injectable } from '@nestjs/common';
import { BONUS_TITLES } from '@summit/content/bonus-catalog';
import { HOUR_MS, BONUS_LINK_DAYS, FREE_BONUS_KEYS, type BonusKey, pacificDayInWords } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Links } from '../../../platform/links/links.js';
import type { OwnValues } from '../../../platform/mail/mail-queue.js';
import { ClientBlocks } from '../../../platform/rate-limit/client-blocks.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { BONUS_ACCESS, type BonusAccess } from './bonus-access.port.js';
import { BonusLinks } from './bonus-links.js';
import { REGISTRANTS, type Registrants } from './registrants.port.js';
import { SIGNUP_FOLLOW_UP, type SignupFollowUp } from './signup-follow-up.port.js';

const LIFE_MS = BONUS_LINK_DAYS * 24 * HOUR_MS;
/** Links that one place may ask for (C-112). */
const ASKED = { name: 'bonus-link-mail', limit: 10, seconds: 3_600 };

/** Mails signed links to whoever has the right to a bonus; the one who asks learns nothing (C-112, C-075). */
@Injectable()
export class MailBonusLinkUseCase {
  constructor(
    @Inject(BONUS_ACCESS) private readonly access: BonusAccess,
    @Inject(REGISTRANTS) private readonly registrants: Registrants,
    @Inject(SIGNUP_FOLLOW_UP) private readonly followUp: SignupFollowUp,
    private readonly links: BonusLinks,
    private readonly site: Links,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(ClientBlocks) private readonly blocks: Pick<ClientBlocks, 'of'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Takes the wish down and asks nothing about the address, so that the time tells nothing either. Throws `rate_limited`. */
  async ask({ key, email, ip }: { key: BonusKey; email: string; ip: string }): Promise<void> {
    const { allowed, retryAfter } = await this.limiter.hit(ASKED, this.blocks.of(ip));
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    await this.access.askForLink(key, email);
  }

  /** The job: at most one such mail an hour for an address, and none where there is no right or it has run out. */
  async send({ bonus_key: key, email }: { bonus_key: BonusKey; email: string }): Promise<void> {
    const grantedAt = await this.access.grantedAt(key, email);
    const now = this.clock.now();
    if (grantedAt === null || now >= grantedAt + LIFE_MS) return;
    const name = (await this.registrants.byEmail(email))?.name ?? 'there';
    const until = pacificDayInWords(grantedAt + LIFE_MS);
    const hour = Math.floor(now / HOUR_MS);
    const mail =
      key === 'vip-upgrade-bonus'
        ? { template: 'vip-bonus-link' as const, values: this.packOf({ name, email, grantedAt, until }) }
        : { template: 'bonus-links' as const, values: this.filesOf({ name, email, grantedAt, until }) };
    await this.followUp.queueMail({ key: `${mail.template}:${email}:${hour}`, recipient: email, ...mail });
  }

  private packOf({ name, email, grantedAt, until }: Recipient): OwnValues<'vip-bonus-link'> {
    const key = 'vip-upgrade-bonus';
    return {
      name,
      bonus_title: BONUS_TITLES[key],
      bonus_url: this.links.urlFor(key, email, grantedAt),
      login_url: this.site.to('vipLogin'),
      valid_until: until,
    };
  }

  private filesOf({ name, email, grantedAt, until }: Recipient): OwnValues<'bonus-links'> {
    const [first, second] = FREE_BONUS_KEYS;
    return {
      name,
      bonus_1_title: BONUS_TITLES[first],
      bonus_1_url: this.links.urlFor(first, email, grantedAt),
      bonus_2_title: BONUS_TITLES[second],
      bonus_2_url: this.links.urlFor(second, email, grantedAt),
      valid_until: until,
    };
  }
}

interface Recipient {
  name: string;
  email: string;
  /** ms */
  grantedAt: number;
  /** In words. */
  until: string;
}
