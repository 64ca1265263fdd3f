import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { PASSWORD_SIGN_IN, type PasswordSignIn } from '../../auth/auth.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts } from './member-accounts.port.js';
import { LostSecondFactorUseCase } from './lost-second-factor.use-case.js';
import { RemindOfSetupUseCase } from './remind-of-setup.use-case.js';

export interface SignedInMember {
  memberId: string;
  /** Bearer token. */
  token: string;
}

/** Sign-in of a member in one call, with or without a code (C-088). */
@Injectable()
export class MemberSignInUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'attemptWithCode'>,
    private readonly reminder: RemindOfSetupUseCase,
    private readonly lost: LostSecondFactorUseCase,
  ) {}

  /**
   * `code_needed` for a right password without the code that the account asks for. Throws `vip_login_failed` for unknown addresses,
   * wrong passwords and
   * accounts without one alike, `two_factor_code_invalid`. `client` is the address block of the browser.
   */
  async execute(given: {
    email: string;
    password: string;
    code: string | null;
    client: string;
    browser?: string | null;
  }): Promise<SignedInMember | 'code_needed'> {
    const email = normalizeEmail(given.email);
    const account = await this.accounts.byEmail(email);
    const attempt = {
      role: 'vip',
      account: email,
      password: given.password,
      client: given.client,
      browser: given.browser ?? null,
      subjectId: account?.id ?? null,
      passwordHash: account?.passwordHash ?? null,
      stillCurrent: (id: string, hash: string) => this.accounts.stillHasPassword(id, hash),
    } as const;
    const outcome = await this.signIn.attemptWithCode(attempt, given.code);
    if (outcome === 'code_needed') return outcome;
    if (outcome === 'wrong_code') throw new AppError('two_factor_code_invalid');
    if (outcome === 'refused' || !account) {
      await this.reminder.afterRefusal(email);
      throw new AppError('vip_login_failed');
    }
    // Whoever got in has the second factor, so it is not lost.
    await this.lost.keep(account.id);
    return { memberId: account.id, token: outcome.token };
  }
}
