import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { StaffRole } from '../../../platform/http/token-verifier.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { Settings } from '../../../platform/settings/settings.js';
import { SIGN_INS, type SignIns } from '../auth.public.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';
import { StaffSecondFactors } from './staff-second-factors.js';
import { STAFF_ACCOUNTS, type ListedStaff, type StaffAccount, type StaffAccounts } from './staff-accounts.port.js';

const INVITATION_HOURS = 72;
const TOKEN_BYTES = 32;
const REQUIRED = 'staff.two_factor_required';

/** What an owner may change of an account. */
export interface StaffChange {
  role: StaffRole;
  disabled: boolean;
  /** What the change was decided on. */
  seen?: { role?: StaffRole | undefined; disabled?: boolean | undefined };
}

/** Accounts of the back office: who works there, as what, and whether two-factor is asked of everybody. */
@Injectable()
export class StaffUseCase {
  constructor(
    @Inject(STAFF_ACCOUNTS) private readonly staff: StaffAccounts,
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: Pick<AdminAccounts, 'openReset' | 'endResets'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(StaffSecondFactors) private readonly factors: Pick<StaffSecondFactors, 'hasAny'>,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read' | 'change'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
  ) {}

  async list(): Promise<{ staff: ListedStaff[]; twoFactorRequired: boolean }> {
    const [staff, twoFactorRequired] = await Promise.all([this.staff.list(), this.settings.read(REQUIRED)]);
    return { staff, twoFactorRequired };
  }

  /** Throws `staff_exists`. */
  async invite(given: { email: string; role: StaffRole }): Promise<void> {
    const account = { id: randomUUID(), email: normalizeEmail(given.email), role: given.role };
    await this.transactions.transaction(async (tx) => {
      const isNew = await this.staff.invite(tx, { ...account, createdAt: this.clock.now() });
      if (!isNew) throw new AppError('staff_exists');
      await this.mailInvitation(tx, account);
    });
  }

  /** Throws `not_found`, `staff_disabled`, `staff_has_password`. */
  async resend(id: string): Promise<StaffAccount> {
    return this.transactions.transaction(async (tx) => {
      const [account] = await this.staff.hold(tx, [id]);
      if (!account) throw new AppError('not_found');
      if (account.disabled) throw new AppError('staff_disabled');
      if (account.hasPassword) throw new AppError('staff_has_password');
      await this.mailInvitation(tx, account);
      return account;
    });
  }

  /**
   * Answers the account as it was. Nobody changes their own, and whoever has stopped being an owner while this waited changes nobody's:
   * so one owner always remains. Throws `not_found`, `staff_own_account`, `forbidden`, `edit_conflict` where another owner was faster.
   */
  async update(ownerId: string, id: string, change: StaffChange): Promise<StaffAccount> {
    if (id === ownerId) throw new AppError('staff_own_account');
    return this.transactions.transaction(async (tx) => {
      const held = await this.staff.hold(tx, [ownerId, id]);
      const owner = held.find((one) => one.id === ownerId);
      const account = held.find((one) => one.id === id);
      if (!owner || owner.disabled || owner.role !== 'owner') throw new AppError('forbidden');
      if (!account) throw new AppError('not_found');
      const { role = account.role, disabled = account.disabled } = change.seen ?? {};
      if (role !== account.role || disabled !== account.disabled) throw new AppError('edit_conflict');
      await this.staff.update(tx, id, { role: change.role, disabledAt: change.disabled ? this.clock.now() : null });
      if (change.disabled) {
        await this.signIns.endAll(tx, { role: 'admin', id });
        await this.accounts.endResets(tx, id);
      }
      return account;
    });
  }

  /** Answers what held before. Throws `staff_two_factor_own_first`: the rule begins with whoever makes it. */
  async requireTwoFactor(ownerId: string, required: boolean): Promise<boolean> {
    if (required && !(await this.factors.hasAny(ownerId))) throw new AppError('staff_two_factor_own_first');
    const { before } = await this.settings.change([REQUIRED], () => ({ [REQUIRED]: required }));
    return before[REQUIRED];
  }

  private async mailInvitation(tx: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
    const token = randomToken(TOKEN_BYTES);
    const hash = tokenHash(token);
    const expiresAt = this.clock.now() + INVITATION_HOURS * HOUR_MS;
    await this.accounts.openReset(tx, { tokenHash: hash, adminId: id, expiresAt });
    await this.mails.enqueue(tx, {
      key: `staff-invitation:${hash}`,
      template: 'staff-invitation',
      recipient: email,
      values: {
        account_email: email,
        reset_url: this.links.to('adminResetPassword', {}, { query: { token } }),
        valid_for: `${INVITATION_HOURS} hours`,
      },
    });
  }
}
