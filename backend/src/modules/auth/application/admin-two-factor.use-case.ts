import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SiteLinks } from '../../../platform/links/site-links.js';
import { MailQueue, type MailRequest } from '../../../platform/mail/mail-queue.js';
import { SECOND_FACTORS, SIGN_INS, type SecondFactors, type SignIns } from '../auth.public.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';

const NOTICE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The authenticator app of an administrator. */
@Injectable()
export class AdminTwoFactorUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly mails: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  isOn(adminId: string): Promise<boolean> {
    return this.secondFactors.isOn({ role: 'admin', id: adminId });
  }

  async begin(adminId: string): Promise<{ secret: string; qrCode: string }> {
    const { email } = await this.account(adminId);
    return this.secondFactors.begin({ role: 'admin', id: adminId }, email);
  }

  /** Ends the other sign-ins: whoever has only the password is out (S2). */
  async enable(adminId: string, given: { code: string; signInId: string }): Promise<string[]> {
    const { email } = await this.account(adminId);
    const subject = { role: 'admin', id: adminId } as const;
    if (!(await this.secondFactors.confirm(subject, given.code))) throw new AppError('admin_verification_code_invalid');
    await this.transactions.transaction((tx) => this.signIns.endAll(tx, subject, given.signInId));
    const codes = await this.secondFactors.replaceBackupCodes(subject);
    const now = this.clock.now();
    const mail: MailRequest = {
      key: `two-factor-on:admin:${adminId}:${now}`,
      template: 'two-factor-enabled',
      recipient: email,
      values: {
        account_email: email,
        area: 'admin dashboard',
        changed_at: `${NOTICE_TIME.format(now)} UTC`,
        reset_url: this.links.adminLogin(),
      },
    };
    await this.transactions.transaction((tx) => this.mails.enqueue(tx, mail));
    return codes;
  }

  private async account(adminId: string): Promise<{ email: string }> {
    const account = await this.accounts.byId(adminId);
    if (!account) throw new AppError('unauthorized');
    return account;
  }
}
