import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, BONUS_LINK_DAYS, type BonusKey } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { BONUS_ACCESS, MEMBER_ADDRESSES, type BonusAccess, type MemberAddresses } from './bonus-access.port.js';
import { BonusLinks } from './bonus-links.js';

const LINK_LIFETIME_MS = BONUS_LINK_DAYS * DAY_MS;

export interface OpenBonusQuery {
  key: BonusKey;
  /** Already normalized. */
  email: string;
  /** Both parts of a signed link; null for an address alone. */
  link: { expires: number; signature: string } | null;
  /** The signed-in member, or null. */
  memberId: string | null;
}

/**
 * Decides whether a bonus may be downloaded (F-250..F-254). A signed link or the sign-in of the address's own member proves who asks;
 * there, missing rights and forged links answer `bonus_not_found`. Links end after 90 days with `bonus_expired`; a signed-in member has
 * the library for life, and with access to an edition all of it (C-075..077). Everybody else gets `bonus_link_mailed`, whatever the
 * address: it tells nothing (C-112).
 */
@Injectable()
export class OpenBonusUseCase {
  constructor(
    @Inject(BONUS_ACCESS) private readonly access: BonusAccess,
    @Inject(MEMBER_ADDRESSES) private readonly members: MemberAddresses,
    private readonly links: BonusLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ key, email, link, memberId }: OpenBonusQuery): Promise<void> {
    if (link) return this.openByLink(key, email, link);
    const member = memberId === null ? null : await this.members.memberAt(memberId, email);
    if (!member) throw new AppError('bonus_link_mailed');
    if (!member.isVip && (await this.access.grantedAt(key, email)) === null) throw new AppError('bonus_not_found');
  }

  private async openByLink(key: BonusKey, email: string, link: NonNullable<OpenBonusQuery['link']>): Promise<void> {
    const now = this.clock.now();
    const verdict = this.links.judge({ key, email, ...link }, now);
    if (verdict === 'forged') throw new AppError('bonus_not_found');
    if (verdict === 'expired') throw new AppError('bonus_expired');
    const grantedAt = await this.access.grantedAt(key, email);
    if (grantedAt === null) throw new AppError('bonus_not_found');
    if (now >= grantedAt + LINK_LIFETIME_MS) throw new AppError('bonus_expired');
  }

  /** A link for a member's own right that opens the file without a sign-in for ten minutes (M-082). Errors as above. */
  async briefLink(wanted: { key: BonusKey; email: string; memberId: string }): Promise<string> {
    await this.execute({ ...wanted, link: null });
    return this.links.briefUrlFor(wanted.key, wanted.email, this.clock.now());
  }

  async recordDownload(key: BonusKey, email: string): Promise<void> {
    await this.access.recordDownload(key, email, this.clock.now());
  }
}
