import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

/** Whether who has signed in may still look: an affiliate that was disabled since is shown out (F-313). */
@Injectable()
export class SpeakerAccess {
  constructor(@Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts) {}

  /** Throws `forbidden`. */
  async require(affiliateId: string): Promise<void> {
    if (!(await this.accounts.isActive(affiliateId))) throw new AppError('forbidden');
  }
}
