import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { SECOND_FACTORS, type SecondFactors } from '../../auth/auth.public.js';
import { MEMBER_PROFILES, type MemberProfile, type MemberProfiles, type ProfileText } from './member-profiles.port.js';
import { vip } from './vip-subject.js';

export interface MemberView extends MemberProfile {
  twoFactorEnabled: boolean;
}

/** What members see and write of their own account. Read anew each time, so that removed access is gone at once (M-187). */
@Injectable()
export class MemberProfileUseCase {
  constructor(
    @Inject(MEMBER_PROFILES) private readonly profiles: MemberProfiles,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
  ) {}

  /** Throws `unauthorized` for a token whose account is gone. */
  async read(memberId: string): Promise<MemberView> {
    const [profile, twoFactorEnabled] = await Promise.all([
      this.profiles.read(memberId),
      this.secondFactors.isOn(vip(memberId)),
    ]);
    if (!profile) throw new AppError('unauthorized');
    return { ...profile, twoFactorEnabled };
  }

  async save(memberId: string, text: ProfileText): Promise<MemberView> {
    await this.profiles.write(memberId, text);
    return this.read(memberId);
  }
}
