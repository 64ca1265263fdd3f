import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SiteLinks } from '../../../platform/links/site-links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { SIGN_IN_THROTTLE, SIGN_INS, type SignIns, type SignInThrottle } from '../auth.public.js';
import { passwordProblem } from '../domain/password-rule.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';

export const MAIL_RESET_TASK = 'auth/mail-admin-reset';
const RESET_MINUTES = 10;
const RESET_TOKEN_BYTES = 32;
const PROBLEM_CODES = { too_long: 'password_too_long', too_common: 'password_too_common' } as const;

/** Forgotten, new and changed passwords of administrators (A-021..A-027, A-031, A-032, A-037). */
@Injectable()
export class AdminPasswordUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(SIGN_IN_THROTTLE) private readonly throttle: SignInThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly passwords: PasswordHasher,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly mails: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  /** Queues the same job for every address; only the job knows whether somebody has it. */
  async forgot(given: string): Promise<void> {
    const email = normalizeEmail(given);
    await this.transactions.transaction((tx) => this.outbox.addJob(tx, MAIL_RESET_TASK, { email }));
  }

  /** The job behind `forgot`. A newer token ends the older one. */
  async mailReset({ email }: { email: string }): Promise<void> {
    const account = await this.accounts.byEmail(email);
    if (!account) return;
    const token = randomToken(RESET_TOKEN_BYTES);
    const hash = tokenHash(token);
    await this.transactions.transaction(async (tx) => {
      const expiresAt = this.clock.now() + RESET_MINUTES * 60_000;
      await this.accounts.openReset(tx, { tokenHash: hash, adminId: account.id, expiresAt });
      await this.mails.enqueue(tx, {
        key: `admin-reset:${hash}`,
        template: 'password-reset-admin',
        recipient: account.email,
        values: {
          account_email: account.email,
          reset_url: this.links.adminReset(token),
          reset_token: token,
          valid_for: `${RESET_MINUTES} minutes`,
        },
      });
    });
  }

  /** Uses the token up and ends every sign-in; the second factor stays on. */
  async reset(given: { token: string; password: string }): Promise<void> {
    this.requireGood(given.password, 'admin_reset_password_too_short');
    const passwordHash = await this.passwords.hash(given.password);
    await this.transactions.transaction(async (tx) => {
      const adminId = await this.accounts.takeReset(tx, tokenHash(given.token), this.clock.now());
      if (!adminId) throw new AppError('admin_reset_failed');
      await this.accounts.setPassword(tx, adminId, passwordHash);
      await this.signIns.endAll(tx, { role: 'admin', id: adminId });
    });
  }

  /** Ends every sign-in, this one included, and a reset link that is still under way. */
  async change(
    { adminId, client }: { adminId: string; client: string },
    given: { current: string; next: string },
  ): Promise<void> {
    this.requireGood(given.next, 'admin_password_too_short');
    const account = await this.accounts.byId(adminId);
    if (!account) throw new AppError('unauthorized');
    // A stolen token must not become a way to try passwords.
    await this.throttle.admit({ role: 'admin', account: account.email, client, subjectId: adminId });
    if (!(await this.passwords.verify(account.passwordHash, given.current)))
      throw new AppError('current_password_wrong');
    const passwordHash = await this.passwords.hash(given.next);
    await this.transactions.transaction(async (tx) => {
      await this.accounts.setPassword(tx, adminId, passwordHash);
      await this.accounts.endResets(tx, adminId);
      await this.signIns.endAll(tx, { role: 'admin', id: adminId });
    });
  }

  private requireGood(password: string, tooShort: 'admin_password_too_short' | 'admin_reset_password_too_short'): void {
    const problem = passwordProblem(password, 'admin');
    if (problem) throw new AppError(problem === 'too_short' ? tooShort : PROBLEM_CODES[problem]);
  }
}
