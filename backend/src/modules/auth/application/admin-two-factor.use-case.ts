import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  SECOND_FACTORS,
  SECURITY_NOTICES,
  SIGN_INS,
  type SecondFactors,
  type SecurityNotices,
  type SignIns,
} from '../auth.public.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';

/** The authenticator app of an administrator. */
@Injectable()
export class AdminTwoFactorUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(SECURITY_NOTICES) private readonly notices: SecurityNotices,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
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
    await this.transactions.transaction((tx) => this.notices.send(tx, 'two-factor-enabled', { subject, email }));
    return codes;
  }

  private async account(adminId: string): Promise<{ email: string }> {
    const account = await this.accounts.byId(adminId);
    if (!account) throw new AppError('unauthorized');
    return account;
  }
}
