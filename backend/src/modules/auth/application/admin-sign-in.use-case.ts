import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  PASSWORD_SIGN_IN,
  SIGN_IN_CHALLENGES,
  SIGN_INS,
  type OpenedSignIn,
  type PasswordSignIn,
  type SignInChallenges,
  type SignIns,
} from '../auth.public.js';
import { ADMIN_ACCOUNTS, usableHash, type AdminAccounts } from './admin-accounts.port.js';

const ROLE = 'admin';

export interface SignedInAdmin extends OpenedSignIn {
  email: string;
}

/** Sign-in of an administrator, in one step or two. */
@Injectable()
export class AdminSignInUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: PasswordSignIn,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open'>,
    @Inject(SIGN_IN_CHALLENGES) private readonly challenges: Pick<SignInChallenges, 'answer'>,
  ) {}

  /** Throws `admin_login_failed` for unknown accounts and wrong passwords alike. */
  async withPassword(given: {
    email: string;
    password: string;
    client: string;
  }): Promise<{ signedIn: SignedInAdmin } | { challenge: string }> {
    const email = normalizeEmail(given.email);
    const account = await this.accounts.byEmail(email);
    const outcome = await this.signIn.attempt({
      role: ROLE,
      account: email,
      password: given.password,
      client: given.client,
      subjectId: account?.id ?? null,
      passwordHash: usableHash(account),
      stillCurrent: (id, hash) => this.accounts.stillHasPassword(id, hash),
    });
    if (outcome === 'refused') throw new AppError('admin_login_failed');
    return 'challenge' in outcome ? outcome : { signedIn: { email, ...outcome } };
  }

  /** The token must belong to the address that it is sent with. */
  async withCode(given: { email: string; token: string; code: string }): Promise<SignedInAdmin> {
    const answer = await this.challenges.answer(given.token, given.code);
    if (answer === 'wrong_code') throw new AppError('admin_two_factor_code_invalid');
    if (answer === 'ended' || answer.subject.role !== ROLE) throw new AppError('admin_two_factor_failed');
    const { subject, client } = answer;
    const account = await this.accounts.byId(subject.id);
    if (!account || account.disabled || account.email !== normalizeEmail(given.email))
      throw new AppError('admin_two_factor_failed');
    return { email: account.email, ...(await this.signIns.open(subject, client)) };
  }
}
