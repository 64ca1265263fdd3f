import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SECOND_FACTORS, SIGN_INS, type LiveSignIn, type SecondFactors, type SignIns } from '../../auth/auth.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { vip } from './vip-subject.js';

/** What members see of the safety of their account; times in ms. */
export interface SecurityOverview {
  /** Newest first. */
  signIns: LiveSignIn[];
  /** Null where two-factor is off. */
  backupCodesLeft: number | null;
  /** When two-factor goes off because it was called lost. */
  twoFactorEndsAt: number | null;
}

/** The open sign-ins of a member and the state of the second factor (M-184). */
@Injectable()
export class MemberSecurityUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: Pick<MemberAccounts, 'twoFactorEnd'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'listLive' | 'endOwn' | 'endAll'>,
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'isOn' | 'backupCodesLeft'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  async overview(memberId: string): Promise<SecurityOverview> {
    const [signIns, isOn, left, twoFactorEndsAt] = await Promise.all([
      this.signIns.listLive(vip(memberId)),
      this.secondFactors.isOn(vip(memberId)),
      this.secondFactors.backupCodesLeft(vip(memberId)),
      this.accounts.twoFactorEnd(memberId),
    ]);
    return { signIns, backupCodesLeft: isOn ? left : null, twoFactorEndsAt };
  }

  /** Throws `not_found` for a sign-in that is over or somebody else's. */
  async endSignIn(memberId: string, signInId: string): Promise<void> {
    if (!(await this.signIns.endOwn(vip(memberId), signInId))) throw new AppError('not_found');
  }

  /** Ends all but the sign-in that asks. */
  async signOutEverywhere({ id, signInId }: { id: string; signInId: string }): Promise<void> {
    await this.transactions.transaction((tx) => this.signIns.endAll(tx, vip(id), signInId));
  }
}
