import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { PAYOUT_METHODS, type PayoutMethods } from './payout-methods.port.js';
import { defaultDetails } from './payout-target.js';
import { RunPayoutsUseCase } from './run-payouts.use-case.js';
import { SpeakerAccountMails, type PayoutMethodChange } from './speaker-account-mails.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

/** The back office's answer to a change of the way somebody is paid. The payout that waited for it is made at once. */
@Injectable()
export class DecidePayoutMethodUseCase {
  constructor(
    @Inject(PAYOUT_METHODS) private readonly methods: Pick<PayoutMethods, 'ownerOf' | 'lock' | 'decide'>,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accountMails: SpeakerAccountMails,
    @Inject(RunPayoutsUseCase) private readonly payouts: Pick<RunPayoutsUseCase, 'catchUp'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not_found`, `payout_method_decided`; `payout_method_unreadable` instead of approving what nobody can read. */
  async execute(methodId: string, outcome: 'approved' | 'declined'): Promise<PayoutMethodChange> {
    const affiliateId = await this.methods.ownerOf(methodId);
    if (affiliateId === null) throw new AppError('not_found');
    const change = await this.transactions.transaction(async (tx) => {
      const { approved, waiting } = await this.methods.lock(tx, affiliateId);
      const account = await this.accounts.byId(affiliateId, tx);
      if (waiting?.id !== methodId || !account) throw new AppError('payout_method_decided');
      if (outcome === 'approved' && waiting.details.kind === 'unreadable')
        throw new AppError('payout_method_unreadable');
      await this.methods.decide(tx, { methodId, outcome, at: this.clock.now() });
      const before = approved?.details ?? defaultDetails(account);
      const decided = { methodId, account, before, after: waiting.details };
      for (const mail of this.accountMails.methodDecided(decided, outcome)) await this.mails.enqueue(tx, mail);
      return decided;
    });
    await this.payouts.catchUp(affiliateId, this.clock.now());
    return change;
  }
}
