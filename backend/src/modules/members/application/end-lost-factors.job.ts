import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import {
  SECOND_FACTORS,
  SECURITY_AUDIT,
  SECURITY_NOTICES,
  SIGN_INS,
  type SecondFactors,
  type SecurityAudit,
  type SecurityNotices,
  type SignIns,
} from '../../auth/auth.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { vip } from './vip-subject.js';

/** Switches second factors off whose waiting time is over, each as a whole or not at all. */
@Injectable()
export class EndLostFactorsJob {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: Pick<MemberAccounts, 'dueTwoFactorEnds' | 'takeTwoFactorEnd'>,
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'isOn' | 'turnOff'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(SECURITY_NOTICES) private readonly notices: SecurityNotices,
    @Inject(SECURITY_AUDIT) private readonly audit: SecurityAudit,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const { id, email, endsAt } of await this.accounts.dueTwoFactorEnds(now)) {
      const subject = vip(id);
      const wasOn = await this.secondFactors.isOn(subject);
      const isOver = await this.transactions.transaction(async (tx) => {
        // The owner may have said no since the list was read; from here on that waits.
        if (!(await this.accounts.takeTwoFactorEnd(tx, id, now))) return false;
        await this.secondFactors.turnOff(subject, tx);
        await this.signIns.endAll(tx, subject);
        await this.notices.send(tx, 'two-factor-disabled', { subject, email });
        return true;
      });
      if (!isOver) continue;
      const before = { two_factor_enabled: wasOn, two_factor_ends_at: new Date(endsAt).toISOString() };
      const after = { two_factor_enabled: false, two_factor_ends_at: null };
      await this.audit.record({ subject, action: 'member second factor switched off', before, after });
    }
  }
}
