import { Inject, Injectable } from '@nestjs/common';
import { normalizeReferralCode } from '@summit/rules';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccountRecord, type SpeakerAccounts } from './speaker-accounts.port.js';

type AffiliateStatus = SpeakerAccountRecord['status'];

/** Shows an affiliate out, or lets them in again (C-062). What was earned stays; links that set a password end with the account. */
@Injectable()
export class SetAffiliateStatusUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
  ) {}

  /** Answers the status before. Throws `not_found`. */
  async execute(givenCode: string, status: AffiliateStatus): Promise<AffiliateStatus> {
    return this.transactions.transaction(async (tx) => {
      const affiliate = await this.accounts.lockByCode(tx, normalizeReferralCode(givenCode));
      if (!affiliate) throw new AppError('not_found');
      const { id, status: before } = affiliate;
      await this.accounts.setStatus(tx, { affiliateId: id, status });
      return before;
    });
  }
}
