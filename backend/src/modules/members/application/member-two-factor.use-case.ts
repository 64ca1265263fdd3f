import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  PASSWORD_SIGN_IN,
  SECOND_FACTORS,
  SECURITY_NOTICES,
  SIGN_INS,
  type PasswordSignIn,
  type SecondFactors,
  type SecurityNotice,
  type SecurityNotices,
  type SignIns,
} from '../../auth/auth.public.js';
import { isRecentSignIn } from '../domain/recent-sign-in.js';
import { MEMBER_ACCOUNTS, type MemberAccounts, type SignInAccount } from './member-accounts.port.js';
import { vip } from './vip-subject.js';

/** Who asks, and through which sign-in. */
export interface MemberAtWork {
  id: string;
  signInId: string;
  /** ms */
  signedInAt: number;
}

/** The authenticator app of a member (C-088). Every change is mailed and ends the other sign-ins. */
@Injectable()
export class MemberTwoFactorUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'reconfirm'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll' | 'isConfirmed'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECURITY_NOTICES) private readonly notices: SecurityNotices,
  ) {}

  /** Password and code again, before the second factor is changed. Throws `current_password_wrong`, `two_factor_code_invalid`. */
  async confirmIdentity(
    member: MemberAtWork,
    given: { password: string; code: string | null; client: string },
  ): Promise<void> {
    const { email, passwordHash } = await this.account(member.id);
    const { password, client } = given;
    const proof = { role: 'vip', account: email, client, subjectId: member.id, passwordHash, password } as const;
    const outcome = await this.signIn.reconfirm(proof, { signInId: member.signInId, code: given.code });
    if (outcome === 'wrong_password') throw new AppError('current_password_wrong');
    if (outcome === 'wrong_code') throw new AppError('two_factor_code_invalid');
  }

  /** Throws `password_confirmation_required`, `recent_sign_in_required`, `two_factor_already_enabled`. */
  async begin(member: MemberAtWork): Promise<{ secret: string; qrCode: string; backupCodes: string[] }> {
    const { email } = await this.account(member.id);
    await this.requireConfirmed(member);
    return this.secondFactors.begin(vip(member.id), email);
  }

  /** Throws `two_factor_code_invalid`, `two_factor_not_started`, `two_factor_already_enabled`. */
  async enable(member: MemberAtWork, code: string): Promise<void> {
    const { email } = await this.account(member.id);
    if (!(await this.secondFactors.confirm(vip(member.id), code))) throw new AppError('two_factor_code_invalid');
    await this.tell(member, { email, notice: 'two-factor-enabled' });
  }

  /** Throws `password_confirmation_required`, `recent_sign_in_required`, `two_factor_not_enabled`. */
  async disable(member: MemberAtWork): Promise<void> {
    const { email } = await this.account(member.id);
    if (!(await this.secondFactors.isOn(vip(member.id)))) throw new AppError('two_factor_not_enabled');
    await this.requireConfirmed(member);
    await this.secondFactors.turnOff(vip(member.id));
    await this.accounts.setTwoFactorEnd(member.id, null);
    await this.tell(member, { email, notice: 'two-factor-disabled' });
  }

  /** Turns off what a stranger who had the account may have turned on. `since` in ms. */
  async endStrangers(tx: Transaction, member: { id: string; email: string }, since: number): Promise<void> {
    const subject = vip(member.id);
    if (await this.secondFactors.turnOffSince(tx, subject, since))
      await this.notices.send(tx, 'two-factor-disabled', { subject, email: member.email });
  }

  /** New backup codes, shown once. Throws `password_confirmation_required`, `recent_sign_in_required`, `two_factor_not_enabled`. */
  async renewBackupCodes(member: MemberAtWork): Promise<string[]> {
    const { email } = await this.account(member.id);
    if (!(await this.secondFactors.isOn(vip(member.id)))) throw new AppError('two_factor_not_enabled');
    await this.requireConfirmed(member);
    const codes = await this.secondFactors.replaceBackupCodes(vip(member.id));
    await this.transactions.transaction((tx) =>
      this.notices.send(tx, 'backup-codes-renewed', { subject: vip(member.id), email }),
    );
    return codes;
  }

  private async tell(
    { id, signInId }: MemberAtWork,
    { email, notice }: { email: string; notice: SecurityNotice },
  ): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      await this.signIns.endAll(tx, vip(id), signInId);
      await this.notices.send(tx, notice, { subject: vip(id), email });
    });
  }

  /** A token alone changes nothing, however fresh it is: it may be stolen. */
  async requireConfirmed({ signInId, signedInAt }: MemberAtWork): Promise<void> {
    if (await this.signIns.isConfirmed(signInId)) return;
    const isRecent = isRecentSignIn(signedInAt, this.clock.now());
    throw new AppError(isRecent ? 'password_confirmation_required' : 'recent_sign_in_required');
  }

  private async account(memberId: string): Promise<SignInAccount> {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new AppError('unauthorized');
    return account;
  }
}
