import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SiteLinks } from '../../../platform/links/site-links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { SECOND_FACTORS, type SecondFactors } from '../auth.public.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';

const NOTICE_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The authenticator app of an administrator. */
@Injectable()
export class AdminTwoFactorUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sql: Sql,
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

  async enable(adminId: string, code: string): Promise<string[]> {
    const { email } = await this.account(adminId);
    const codes = await this.secondFactors.confirm({ role: 'admin', id: adminId }, code);
    if (!codes) throw new AppError('admin_verification_code_invalid');
    const now = this.clock.now();
    await this.mails.enqueue(this.sql, {
      key: `two-factor-on:admin:${adminId}:${now}`,
      template: 'two-factor-enabled',
      recipient: email,
      values: {
        account_email: email,
        area: 'admin dashboard',
        changed_at: `${NOTICE_TIME.format(now)} UTC`,
        reset_url: this.links.adminLogin(),
      },
    });
    return codes;
  }

  private async account(adminId: string): Promise<{ email: string }> {
    const account = await this.accounts.byId(adminId);
    if (!account) throw new AppError('unauthorized');
    return account;
  }
}
