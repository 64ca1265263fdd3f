import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  SECOND_FACTORS,
  SECURITY_NOTICES,
  SIGN_INS,
  type SecondFactors,
  type SecurityNotice,
  type SecurityNotices,
  type SignIns,
} from '../../auth/auth.public.js';
import { isRecentSignIn } from '../domain/recent-sign-in.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { vip } from './vip-subject.js';

/** Who asks, and through which sign-in. */
export interface MemberAtWork {
  id: string;
  signInId: string;
  /** ms */
  signedInAt: number;
}

/** The authenticator app of a member (M-063..M-071, C-088..091). Every change is mailed and ends the other sign-ins. */
@Injectable()
export class MemberTwoFactorUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SECURITY_NOTICES) private readonly notices: SecurityNotices,
  ) {}

  /** Throws `two_factor_already_enabled`. */
  async begin(memberId: string): Promise<{ secret: string; qrCode: string; backupCodes: string[] }> {
    return this.secondFactors.begin(vip(memberId), await this.emailOf(memberId));
  }

  /** Throws `two_factor_code_invalid`, `two_factor_not_started`, `two_factor_already_enabled`. */
  async enable(member: MemberAtWork, code: string): Promise<void> {
    const email = await this.emailOf(member.id);
    if (!(await this.secondFactors.confirm(vip(member.id), code))) throw new AppError('two_factor_code_invalid');
    await this.tell(member, { email, notice: 'two-factor-enabled' });
  }

  /** Throws `recent_sign_in_required`, `two_factor_not_enabled`. */
  async disable(member: MemberAtWork): Promise<void> {
    const email = await this.emailOf(member.id);
    if (!isRecentSignIn(member.signedInAt, this.clock.now())) throw new AppError('recent_sign_in_required');
    if (!(await this.secondFactors.isOn(vip(member.id)))) throw new AppError('two_factor_not_enabled');
    await this.secondFactors.turnOff(vip(member.id));
    await this.tell(member, { email, notice: 'two-factor-disabled' });
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

  private async emailOf(memberId: string): Promise<string> {
    const account = await this.accounts.byId(memberId, this.clock.now());
    if (!account) throw new AppError('unauthorized');
    return account.email;
  }
}
