import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  SECOND_FACTORS,
  SIGN_IN_CHALLENGES,
  SIGN_IN_THROTTLE,
  SIGN_INS,
  type OpenedSignIn,
  type SecondFactors,
  type SignInChallenges,
  type SignIns,
  type SignInThrottle,
} from '../auth.public.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';

const ROLE = 'admin';

export interface SignedInAdmin extends OpenedSignIn {
  email: string;
}

/** Sign-in of an administrator, in one step or two. */
@Injectable()
export class AdminSignInUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(SIGN_IN_THROTTLE) private readonly throttle: SignInThrottle,
    @Inject(SIGN_IN_CHALLENGES) private readonly challenges: SignInChallenges,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    private readonly passwords: PasswordHasher,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  /** One answer and one duration for unknown accounts and wrong passwords: `admin_login_failed` (S4). */
  async withPassword(given: {
    email: string;
    password: string;
    client: string;
  }): Promise<{ signedIn: SignedInAdmin } | { challenge: string }> {
    const email = normalizeEmail(given.email);
    const account = await this.accounts.byEmail(email);
    await this.throttle.admit({ role: ROLE, account: email, client: given.client, subjectId: account?.id ?? null });
    const right = await this.passwords.verify(account?.passwordHash ?? null, given.password);
    if (!account || !right) throw new AppError('admin_login_failed');
    const subject = { role: ROLE, id: account.id } as const;
    const outcome = (await this.secondFactors.isOn(subject))
      ? { challenge: await this.challenges.open(subject, given.client) }
      : { signedIn: { email, ...(await this.signIns.open(subject, given.client)) } };
    // A password that was changed while it was looked at opens nothing: the change ends what it sees, this one sees the change.
    if (await this.accounts.stillHasPassword(account.id, account.passwordHash)) return outcome;
    await this.transactions.transaction((tx) => this.signIns.endAll(tx, subject));
    throw new AppError('admin_login_failed');
  }

  /** The token must belong to the address that it is sent with. */
  async withCode(given: { email: string; token: string; code: string }): Promise<SignedInAdmin> {
    const answer = await this.challenges.answer(given.token, given.code);
    if (answer === 'wrong_code') throw new AppError('admin_two_factor_code_invalid');
    const account = answer === 'ended' ? null : await this.accounts.byId(answer.subject.id);
    if (answer === 'ended' || !account || answer.subject.role !== ROLE || account.email !== normalizeEmail(given.email))
      throw new AppError('admin_two_factor_failed');
    return { email: account.email, ...(await this.signIns.open(answer.subject, answer.client)) };
  }
}
