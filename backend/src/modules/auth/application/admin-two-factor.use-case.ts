import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  PASSWORD_SIGN_IN,
  SECOND_FACTORS,
  SECURITY_NOTICES,
  SIGN_INS,
  type PasswordSignIn,
  type SecondFactors,
  type SecurityNotices,
  type SignIns,
} from '../auth.public.js';
import { StaffSecondFactors } from './staff-second-factors.js';
import { ADMIN_ACCOUNTS, type AdminAccountRecord, type AdminAccounts } from './admin-accounts.port.js';

/** The authenticator app of an administrator. */
@Injectable()
export class AdminTwoFactorUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'reconfirm'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll' | 'isConfirmed'>,
    @Inject(SECURITY_NOTICES) private readonly notices: SecurityNotices,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly factors: StaffSecondFactors,
  ) {}

  async state(adminId: string): Promise<{ appOn: boolean; passkeys: number }> {
    const [appOn, passkeys] = await Promise.all([this.factors.isAppOn(adminId), this.factors.countPasskeys(adminId)]);
    return { appOn, passkeys };
  }

  /**
   * Password and code again, before what is hard to undo. Throws `current_password_wrong`, `admin_verification_code_invalid`, and
   * `passkey_confirmation_required` where a passkey is the second factor.
   */
  async confirmIdentity(
    { adminId, signInId, client }: { adminId: string; signInId: string; client: string },
    given: { password: string; code: string | null },
  ): Promise<void> {
    const { email, passwordHash } = await this.account(adminId);
    if (await this.factors.dependsOnPasskeys(adminId)) throw new AppError('passkey_confirmation_required');
    const proof = { role: 'admin', account: email, client, subjectId: adminId, passwordHash } as const;
    const outcome = await this.signIn.reconfirm({ ...proof, password: given.password }, { signInId, code: given.code });
    if (outcome === 'wrong_password') throw new AppError('current_password_wrong');
    if (outcome === 'wrong_code') throw new AppError('admin_verification_code_invalid');
  }

  /** A stolen token alone must not bring in a second factor of its own. Throws `password_confirmation_required`. */
  async begin(adminId: string, signInId: string): Promise<{ secret: string; qrCode: string }> {
    const { email } = await this.account(adminId);
    if (!(await this.signIns.isConfirmed(signInId))) throw new AppError('password_confirmation_required');
    return this.secondFactors.begin({ role: 'admin', id: adminId }, email);
  }

  /** Ends the other sign-ins: whoever has only the password is out (S2). */
  async enable(adminId: string, given: { code: string; signInId: string }): Promise<string[]> {
    const { email } = await this.account(adminId);
    const subject = { role: 'admin', id: adminId } as const;
    if (!(await this.secondFactors.confirm(subject, given.code))) throw new AppError('admin_verification_code_invalid');
    await this.transactions.transaction(async (tx) => {
      await this.signIns.endAll(tx, subject, given.signInId);
      await this.notices.send(tx, 'two-factor-enabled', { subject, email });
    });
    return this.secondFactors.replaceBackupCodes(subject);
  }

  private async account(adminId: string): Promise<AdminAccountRecord> {
    const account = await this.accounts.byId(adminId);
    if (!account) throw new AppError('unauthorized');
    return account;
  }
}
