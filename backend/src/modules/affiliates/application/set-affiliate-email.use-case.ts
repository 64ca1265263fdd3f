import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isBundledAddress, normalizeEmail, normalizeReferralCode } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { PAYOUT_METHODS, type PayoutMethods } from './payout-methods.port.js';
import { defaultDetails } from './payout-target.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

/**
 * Gives an affiliate an address who has none yet, or whose account nobody uses: one in use changes its own. What is paid to the address
 * before is paid to the new one from then on, and links that were mailed before stop working.
 */
@Injectable()
export class SetAffiliateEmailUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'lockByCode' | 'setEmail' | 'endLinks'>,
    @Inject(PAYOUT_METHODS) private readonly methods: Pick<PayoutMethods, 'lock' | 'add'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Answers code and address before. `seen`: the address that the owner was shown. Throws `not_found`, `affiliate_sets_own_email`,
   * `email_invalid`, `edit_conflict`.
   */
  async execute(
    givenCode: string,
    given: { email: string; seen?: string | undefined },
  ): Promise<{ code: string; before: string; after: string }> {
    const after = normalizeEmail(given.email);
    if (isBundledAddress(after)) throw new AppError('email_invalid');
    return this.transactions.transaction(async (tx) => {
      const account = await this.accounts.lockByCode(tx, normalizeReferralCode(givenCode));
      if (!account) throw new AppError('not_found');
      const { id: affiliateId, code, email: before } = account;
      if (account.passwordHash !== null && !isBundledAddress(before)) throw new AppError('affiliate_sets_own_email');
      if (given.seen !== undefined && given.seen !== before) throw new AppError('edit_conflict');
      const at = this.clock.now();
      const { approved } = await this.methods.lock(tx, affiliateId);
      const paidThere = approved?.details.kind === 'paypal' && approved.details.email === before;
      const method = { id: randomUUID(), affiliateId, details: defaultDetails({ email: after }), at };
      if (paidThere) await this.methods.add(tx, { ...method, status: 'approved' });
      await this.accounts.setEmail(tx, { affiliateId, email: after, at });
      await this.accounts.endLinks(tx, affiliateId);
      return { code, before, after };
    });
  }
}
