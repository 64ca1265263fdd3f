import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  NEW_PASSWORDS,
  PASSWORD_SIGN_IN,
  SIGN_INS,
  type NewPasswords,
  type PasswordOwner,
  type PasswordSignIn,
  type SignIns,
} from '../../auth/auth.public.js';
import { PASSKEYS, type Passkeys } from '../../auth/passkeys.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts, type SignInAccount } from './member-accounts.port.js';
import { MEMBER_LINKS, type MemberLinks } from './member-links.port.js';
import type { SignedInMember } from './member-sign-in.use-case.js';
import { vip } from './vip-subject.js';

export interface PasswordByLink {
  /** From the mailed link. */
  token: string;
  password: string;
  confirmation: string;
}

/** Texts and order of checks differ between the pages of mailed links and the one for a changed password (M-031). */
const LINK_WORDS = { tooShort: 'password_too_short', mismatch: 'passwords_do_not_match' } as const;
const CHANGE_WORDS = {
  tooShort: 'new_password_too_short',
  mismatch: 'new_passwords_do_not_match',
  mismatchFirst: true,
  refused: 'unauthorized',
} as const;
const REFUSALS = { setup: 'setup_link_invalid', reset: 'reset_link_invalid' } as const;

/** First, new and changed passwords of members (C-034). */
@Injectable()
export class MemberPasswordUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(MEMBER_LINKS) private readonly links: MemberLinks,
    @Inject(NEW_PASSWORDS) private readonly newPasswords: NewPasswords,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'confirms'>,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open' | 'trust'>,
    @Inject(PASSKEYS) private readonly passkeys: Pick<Passkeys, 'removeRecent'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Uses the setup link up and signs in. Throws `setup_link_invalid`. */
  async setUp(given: PasswordByLink & { client: string; browser?: string | null }): Promise<SignedInMember> {
    const { id } = await this.byLink('setup', given, (tx, member, hash) =>
      this.accounts.setFirstPassword(tx, member.id, hash),
    );
    const { token } = await this.signIns.open(vip(id), given.client, { browser: given.browser });
    return { memberId: id, token };
  }

  /**
   * Uses the reset link up and ends every sign-in; the second factor stays on, so nobody is signed in. Passkeys of the last days go: their
   * notices lead here. Throws `reset_link_invalid`.
   */
  async reset(given: PasswordByLink & { client: string }): Promise<void> {
    const { id } = await this.byLink('reset', given, async (tx, { id: memberId, email }, hash) => {
      await this.accounts.setPassword(tx, memberId, hash);
      await this.passkeys.removeRecent(tx, { subject: vip(memberId), email });
      return true;
    });
    await this.signIns.trust(vip(id), given.client);
  }

  /** Ends the other sign-ins of the member and every link that could still set a password (M-062). Throws `current_password_wrong`. */
  async change(
    { memberId, signInId, client }: { memberId: string; signInId: string; client: string },
    given: { current: string; password: string; confirmation: string },
  ): Promise<void> {
    const account = await this.accounts.byId(memberId);
    if (!account) throw new AppError('unauthorized');
    await this.newPasswords.set({
      role: 'vip',
      password: given.password,
      confirmation: given.confirmation,
      words: CHANGE_WORDS,
      keep: signInId,
      mayTry: () => this.requireCurrent(account, { client, password: given.current }),
      store: async (tx, passwordHash) => {
        await this.accounts.setPassword(tx, memberId, passwordHash);
        await this.links.endAll(tx, memberId);
        return ownerOf(account);
      },
    });
  }

  private async requireCurrent(
    { id, email, passwordHash }: SignInAccount,
    { client, password }: { client: string; password: string },
  ): Promise<void> {
    const account = normalizeEmail(email);
    const proof = { role: 'vip', account, client, subjectId: id, passwordHash, password } as const;
    if (!(await this.signIn.confirms(proof))) throw new AppError('current_password_wrong');
  }

  private byLink(
    purpose: keyof typeof REFUSALS,
    { token, password, confirmation }: PasswordByLink,
    set: (tx: Transaction, account: SignInAccount, passwordHash: string) => Promise<boolean>,
  ): Promise<PasswordOwner> {
    const link = { tokenHash: hashOf(token), purpose, at: this.clock.now() };
    const refused = REFUSALS[purpose];
    return this.newPasswords.set({
      role: 'vip',
      password,
      confirmation,
      words: { ...LINK_WORDS, refused },
      // Hashing is what costs, so a guessed token does not get that far.
      mayTry: async () => {
        if (!(await this.links.isOpen(link))) throw new AppError(refused);
      },
      store: async (tx, passwordHash) => {
        const used = await this.links.consumeLink(tx, link);
        const account = used && (await this.accounts.byId(used.memberId, tx));
        return account && (await set(tx, account, passwordHash)) ? ownerOf(account) : null;
      },
    });
  }
}

/** `account` as it was before the new password. */
const ownerOf = ({ id, email, name, passwordHash }: SignInAccount): PasswordOwner => ({
  id,
  email,
  names: [email, name],
  isFirst: passwordHash === null,
});
