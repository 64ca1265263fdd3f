import { Inject, Injectable } from '@nestjs/common';
import { maskEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { SECURITY_AUDIT, SIGN_INS, type SecurityAudit, type SignIns } from '../../auth/auth.public.js';
import { PAYOUT_METHODS, type PayoutMethods } from './payout-methods.port.js';
import { defaultDetails } from './payout-target.js';
import { RunPayoutsUseCase } from './run-payouts.use-case.js';
import { SpeakerAccountMails } from './speaker-account-mails.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccountRecord, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SpeakerResetLinks } from './speaker-reset-links.js';

/** The owner of a speaker account's former address says no to the new one. */
@Injectable()
export class TakeBackSpeakerEmailUseCase {
  constructor(
    @Inject(SPEAKER_ACCOUNTS)
    private readonly accounts: Pick<SpeakerAccounts, 'takeTakeBackLink' | 'setEmail' | 'clearPassword'>,
    @Inject(PAYOUT_METHODS) private readonly methods: Pick<PayoutMethods, 'lock' | 'decide'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly accountMails: SpeakerAccountMails,
    private readonly resetLinks: SpeakerResetLinks,
    @Inject(RunPayoutsUseCase) private readonly payouts: Pick<RunPayoutsUseCase, 'catchUp'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Ends every sign-in, the password, all links that came after the change and a payout method that waits: all of them may be the
   * stranger's. The address gets a link to a new password. Throws `account_link_invalid`.
   */
  async execute(token: string): Promise<void> {
    const at = this.clock.now();
    const changed = await this.transactions.transaction(async (tx) => {
      const used = await this.accounts.takeTakeBackLink(tx, hashOf(token), at);
      if (used?.status !== 'active') throw new AppError('account_link_invalid');
      const { formerEmail, ...before } = used;
      const account = { ...before, email: formerEmail };
      await this.accounts.setEmail(tx, { affiliateId: account.id, email: formerEmail, at });
      await this.accounts.clearPassword(tx, account.id);
      await this.signIns.endAll(tx, { role: 'speaker', id: account.id });
      const declined = await this.declineWaitingMethod(tx, account, at);
      await this.resetLinks.mail(tx, account, at);
      return { id: account.id, before: before.email, after: formerEmail, declined };
    });
    // The payout that waited for the stranger's method is made as the owner had it.
    if (changed.declined) await this.payouts.catchUp(changed.id, at);
    // Masked: the log is kept when a person is forgotten.
    await this.audit.record({
      subject: { role: 'speaker', id: changed.id },
      action: 'speaker address taken back',
      before: { email: maskEmail(changed.before) },
      after: { email: maskEmail(changed.after) },
    });
  }

  /** Whether one waited. */
  private async declineWaitingMethod(tx: Transaction, account: SpeakerAccountRecord, at: number): Promise<boolean> {
    const { approved, waiting } = await this.methods.lock(tx, account.id);
    if (!waiting) return false;
    await this.methods.decide(tx, { methodId: waiting.id, outcome: 'declined', at });
    const before = approved?.details ?? defaultDetails(account);
    const change = { methodId: waiting.id, account, before, after: waiting.details };
    for (const mail of this.accountMails.methodDecided(change, 'declined')) await this.mails.enqueue(tx, mail);
    return true;
  }
}
