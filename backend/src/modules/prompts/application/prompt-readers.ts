import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/settings/settings.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { MEMBER_ACCESS, type MemberAccess, type MemberAccessReader } from '../../members/members.public.js';

/** Who may read the library, and how much of it. */
@Injectable()
export class PromptReaders {
  constructor(
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
    @Inject(MEMBER_ACCESS) private readonly members: MemberAccessReader,
    private readonly settings: Settings,
  ) {}

  /**
   * Whether the prompts of this address are a member's who can sign in, and it is not that member who asks: nobody else may use them up.
   * `memberId`: who is signed in.
   */
  async belongsToOtherMember(email: string, memberId: string | null): Promise<boolean> {
    const member = await this.members.byEmail(email);
    return member !== null && hasAccess(member) && member.hasPassword && member.id !== memberId;
  }

  /** Prompts in 24 hours; null for an address that is neither a registrant's nor a member's (M-004, C-104). */
  async limitOf(email: string): Promise<number | null> {
    const [registrant, member, limits] = await Promise.all([
      this.registrants.byEmail(email),
      this.members.byEmail(email),
      this.settings.readAll(['prompts.daily_limit', 'prompts.daily_limit_vip']),
    ]);
    if (member && hasAccess(member)) return limits['prompts.daily_limit_vip'];
    return registrant ? limits['prompts.daily_limit'] : null;
  }
}

const hasAccess = ({ summit1Access, summit2Access }: MemberAccess): boolean => summit1Access || summit2Access;
