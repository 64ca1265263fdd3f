import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/settings/settings.js';
import { SECOND_FACTORS, type SecondFactors } from '../auth.public.js';
import { PASSKEYS, type Passkeys } from '../passkeys.public.js';

/** The second factors of staff together: the authenticator app, and passkeys, which are both factors in one. */
@Injectable()
export class StaffSecondFactors {
  constructor(
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'isOn'>,
    @Inject(PASSKEYS) private readonly passkeys: Pick<Passkeys, 'count'>,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read'>,
  ) {}

  isAppOn(adminId: string): Promise<boolean> {
    return this.secondFactors.isOn({ role: 'admin', id: adminId });
  }

  countPasskeys(adminId: string): Promise<number> {
    return this.passkeys.count({ role: 'admin', id: adminId });
  }

  async hasAny(adminId: string): Promise<boolean> {
    return (await this.isAppOn(adminId)) || (await this.countPasskeys(adminId)) > 0;
  }

  /**
   * Whether passkeys are all that two-factor, which is asked of everybody, rests on. Then the password alone is no proof: whoever has
   * only that could bring in a second factor of their own.
   */
  async dependsOnPasskeys(adminId: string): Promise<boolean> {
    if (!(await this.settings.read('staff.two_factor_required'))) return false;
    return !(await this.isAppOn(adminId)) && (await this.countPasskeys(adminId)) > 0;
  }
}
