import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SIGN_IN_THROTTLE, SIGN_INS, type SignIns, type SignInThrottle } from '../../auth/auth.public.js';
import { hashLinkToken } from './link-token.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { MEMBER_LINKS, type LinkPurpose, type MemberLinks } from './member-links.port.js';
import type { SignedInMember } from './member-sign-in.use-case.js';
import { requireGoodPassword } from './new-password.js';
import { vip } from './vip-subject.js';

export interface PasswordByLink {
  /** From the mailed link. */
  token: string;
  password: string;
  confirmation: string;
}

/** First, new and changed passwords of members (M-037, M-060, C-034, C-109). */
@Injectable()
export class MemberPasswordUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MEMBER_LINKS) private readonly links: MemberLinks,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(SIGN_IN_THROTTLE) private readonly throttle: SignInThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly passwords: PasswordHasher,
  ) {}

  /** Uses the setup link up and signs in. Throws `setup_link_invalid`. */
  async setUp(given: PasswordByLink & { client: string }): Promise<SignedInMember> {
    requireGoodPassword('first', given);
    const memberId = await this.byLink(given, {
      purpose: 'setup',
      refusal: 'setup_link_invalid',
      set: (tx, id, passwordHash) => this.accounts.setFirstPassword(tx, id, passwordHash),
    });
    const { token } = await this.signIns.open(vip(memberId), given.client);
    return { memberId, token };
  }

  /** Uses the reset link up and ends every sign-in; the second factor stays on, so nobody is signed in. Throws `reset_link_invalid`. */
  async reset(given: PasswordByLink): Promise<void> {
    requireGoodPassword('first', given);
    await this.byLink(given, {
      purpose: 'reset',
      refusal: 'reset_link_invalid',
      set: async (tx, id, passwordHash) => {
        await this.accounts.setPassword(tx, id, passwordHash);
        await this.signIns.endAll(tx, vip(id));
        return true;
      },
    });
  }

  /** Ends the other sign-ins of the member and every link that could still set a password (M-062). Throws `current_password_wrong`. */
  async change(
    { memberId, signInId, client }: { memberId: string; signInId: string; client: string },
    given: { current: string; password: string; confirmation: string },
  ): Promise<void> {
    requireGoodPassword('changed', given);
    const account = await this.accounts.byId(memberId, this.clock.now());
    if (!account) throw new AppError('unauthorized');
    // A stolen token must not become a way to try passwords.
    await this.throttle.admit({ role: 'vip', account: normalizeEmail(account.email), client, subjectId: memberId });
    if (!(await this.passwords.verify(account.passwordHash, given.current)))
      throw new AppError('current_password_wrong');
    const passwordHash = await this.passwords.hash(given.password);
    await this.transactions.transaction(async (tx) => {
      await this.accounts.setPassword(tx, memberId, passwordHash);
      await this.links.endAll(tx, memberId);
      await this.signIns.endAll(tx, vip(memberId), signInId);
    });
  }

  private async byLink(
    { token, password }: PasswordByLink,
    {
      purpose,
      refusal,
      set,
    }: {
      purpose: LinkPurpose;
      refusal: 'setup_link_invalid' | 'reset_link_invalid';
      set(tx: Transaction, memberId: string, passwordHash: string): Promise<boolean>;
    },
  ): Promise<string> {
    const link = { tokenHash: hashLinkToken(token), purpose, at: this.clock.now() };
    // Hashing is what costs, so a guessed token does not get that far.
    if (!(await this.links.isOpen(link))) throw new AppError(refusal);
    const passwordHash = await this.passwords.hash(password);
    return this.transactions.transaction(async (tx) => {
      const used = await this.links.consumeLink(tx, link);
      if (!used || !(await set(tx, used.memberId, passwordHash))) throw new AppError(refusal);
      return used.memberId;
    });
  }
}
