import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/settings/settings.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { MEMBER_ACCESS, type MemberAccessReader } from '../../members/members.public.js';

/** Who may read the library, and how much of it. */
@Injectable()
export class PromptReaders {
  constructor(
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
    @Inject(MEMBER_ACCESS) private readonly members: MemberAccessReader,
    private readonly settings: Settings,
  ) {}

  /** Prompts in 24 hours; null for an address that is neither a registrant's nor a member's (M-004, C-104). */
  async limitOf(email: string): Promise<number | null> {
    const [registrant, member, limits] = await Promise.all([
      this.registrants.byEmail(email),
      this.members.byEmail(email),
      this.settings.readAll(['prompts.daily_limit', 'prompts.daily_limit_vip']),
    ]);
    if (member && (member.summit1Access || member.summit2Access)) return limits['prompts.daily_limit_vip'];
    return registrant ? limits['prompts.daily_limit'] : null;
  }
}
