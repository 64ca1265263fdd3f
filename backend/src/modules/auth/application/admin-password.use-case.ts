import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { newLinkToken } from '../../../platform/crypto/link-token.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue, type MailRequest, type OwnValues } from '../../../platform/mail/mail-queue.js';
import {
  NEW_PASSWORDS,
  PASSWORD_SIGN_IN,
  RESET_REQUESTS,
  SIGN_INS,
  type NewPasswords,
  type PasswordOwner,
  type PasswordSignIn,
  type ResetRequests,
  type SignIns,
} from '../auth.public.js';
import { PASSKEYS, type Passkeys } from '../passkeys.public.js';
import { ADMIN_ACCOUNTS, type AdminAccountRecord, type AdminAccounts, usableHash } from './admin-accounts.port.js';
import { MAIL_ADMIN_RESET_TASK } from './auth-tasks.js';
import { StaffSecondFactors } from './staff-second-factors.js';

const RESET_MINUTES = 10;
const RESET_WORDS = {
  tooShort: 'admin_reset_password_too_short',
  mismatch: 'passwords_do_not_match',
  refused: 'admin_reset_failed',
} as const;
const CHANGE_WORDS = {
  tooShort: 'admin_password_too_short',
  mismatch: 'new_passwords_do_not_match',
  refused: 'unauthorized',
} as const;

/** Forgotten, new and changed passwords of administrators. */
@Injectable()
export class AdminPasswordUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(NEW_PASSWORDS) private readonly newPasswords: NewPasswords,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'confirms'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'trust'>,
    @Inject(PASSKEYS) private readonly passkeys: Pick<Passkeys, 'removeRecent'>,
    private readonly factors: StaffSecondFactors,
    @Inject(RESET_REQUESTS) private readonly requests: ResetRequests,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly links: Links,
  ) {}

  /** The same for every address. */
  async forgot(email: string): Promise<void> {
    await this.requests.ask({ role: 'admin', email, task: MAIL_ADMIN_RESET_TASK, linkMinutes: RESET_MINUTES });
  }

  /**
   * The job behind `forgot`. A newer token ends the older one. When strangers have asked for as many as a day has, none is mailed
   * while the newest in the mailbox works (S3).
   */
  async mailReset({ email }: { email: string }): Promise<void> {
    const account = await this.accounts.byEmail(email);
    // An invited administrator already has a link, which lasts longer: nobody else may end it.
    if (!account || usableHash(account) === null) return;
    const { token, tokenHash: hash } = newLinkToken();
    await this.transactions.transaction(async (tx) => {
      const now = this.clock.now();
      const mail = this.resetMail(account.email, token);
      const mailed =
        (await this.mails.enqueue(tx, mail)) ||
        (!(await this.accounts.hasOpenReset(tx, account.id, now)) &&
          (await this.mails.enqueue(tx, { ...mail, unlimited: true })));
      const expiresAt = now + RESET_MINUTES * 60_000;
      if (mailed) await this.accounts.openReset(tx, { tokenHash: hash, adminId: account.id, expiresAt });
    });
  }

  /**
   * Uses the token up, ends every sign-in and answers whose it is; the second factor stays on, but passkeys of the last days go: their
   * notices lead here. They stay where two-factor is asked of everybody and would end with them: the mailbox alone opens nothing there.
   * Throws `admin_reset_failed`.
   */
  async reset(given: { token: string; password: string; client: string }): Promise<string> {
    const { id } = await this.newPasswords.set({
      role: 'admin',
      password: given.password,
      words: RESET_WORDS,
      // Hashing is what costs, so a guessed token does not get that far.
      mayTry: async () => {
        if (!(await this.accounts.isResetOpen(tokenHash(given.token), this.clock.now())))
          throw new AppError(RESET_WORDS.refused);
      },
      store: async (tx, passwordHash) => {
        const adminId = await this.accounts.takeReset(tx, tokenHash(given.token), this.clock.now());
        const account = adminId && (await this.accounts.byId(adminId, tx));
        if (!account || account.disabled) return null;
        const keepLast = await this.factors.dependsOnPasskeys(account.id);
        await this.passkeys.removeRecent(tx, { ...account, subject: { role: 'admin', id: account.id } }, { keepLast });
        return this.store(tx, account, passwordHash);
      },
    });
    await this.signIns.trust({ role: 'admin', id }, given.client);
    return id;
  }

  /** Ends every sign-in, this one included, and a reset link that is still under way. Throws `current_password_wrong`. */
  async change(
    { adminId, client }: { adminId: string; client: string },
    given: { current: string; next: string },
  ): Promise<void> {
    const account = await this.accounts.byId(adminId);
    if (!account) throw new AppError('unauthorized');
    await this.newPasswords.set({
      role: 'admin',
      password: given.next,
      words: CHANGE_WORDS,
      mayTry: () => this.requireCurrent(account, { client, password: given.current }),
      store: async (tx, passwordHash) => {
        await this.accounts.endResets(tx, adminId);
        return this.store(tx, account, passwordHash);
      },
    });
  }

  private resetMail(email: string, token: string): MailRequest {
    const values: OwnValues<'password-reset-admin'> = {
      account_email: email,
      reset_url: this.links.to('adminResetPassword', {}, { query: { token } }),
      reset_token: token,
      valid_for: `${RESET_MINUTES} minutes`,
    };
    return { key: `admin-reset:${tokenHash(token)}`, template: 'password-reset-admin', recipient: email, values };
  }

  private async requireCurrent(
    { id, email, passwordHash }: AdminAccountRecord,
    { client, password }: { client: string; password: string },
  ): Promise<void> {
    const proof = { role: 'admin', account: email, client, subjectId: id, passwordHash, password } as const;
    if (!(await this.signIn.confirms(proof))) throw new AppError('current_password_wrong');
  }

  private async store(
    tx: Transaction,
    { id, email, passwordHash: before }: AdminAccountRecord,
    passwordHash: string,
  ): Promise<PasswordOwner> {
    await this.accounts.setPassword(tx, id, passwordHash);
    return { id, email, names: [email], isFirst: before === null };
  }
}
