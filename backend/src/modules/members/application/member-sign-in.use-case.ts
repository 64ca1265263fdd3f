import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { PASSWORD_SIGN_IN, type PasswordSignIn } from '../../auth/auth.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts, type SignInAccount } from './member-accounts.port.js';

export interface SignedInMember {
  memberId: string;
  /** Bearer token. */
  token: string;
}

/** How often one address block hears that an account has no password yet. */
const SETUP_HINTS = { name: 'vip-setup-hint', limit: 5, seconds: 3_600 };

/** Sign-in of a member in one call, with or without a code (M-024, M-026, M-028, C-088). */
@Injectable()
export class MemberSignInUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'attemptWithCode'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
  ) {}

  /**
   * `code_needed` for a right password without the code that the account asks for. Throws `vip_login_failed` for unknown addresses
   * and wrong passwords alike, `two_factor_code_invalid`. `client` is the address block of the browser.
   */
  async execute(given: {
    email: string;
    password: string;
    code: string | null;
    client: string;
  }): Promise<SignedInMember | 'code_needed'> {
    const email = normalizeEmail(given.email);
    const account = await this.accounts.byEmail(email, this.clock.now());
    const attempt = {
      role: 'vip',
      account: email,
      password: given.password,
      client: given.client,
      subjectId: account?.id ?? null,
      passwordHash: account?.passwordHash ?? null,
      stillCurrent: (id: string, hash: string) => this.accounts.stillHasPassword(id, hash),
    } as const;
    const outcome = await this.signIn.attemptWithCode(attempt, given.code);
    if (outcome === 'code_needed') return outcome;
    if (outcome === 'wrong_code') throw new AppError('two_factor_code_invalid');
    if (outcome === 'refused' || !account) throw await this.refusal(account, given.client);
    return { memberId: account.id, token: outcome.token };
  }

  /**
   * A buyer who has not used the setup link yet is told so (M-028), but this says that the address is a member's. It is said only
   * while such a link works, that is to people who were mailed in the last days, and five times an hour to one address block.
   */
  private async refusal(account: SignInAccount | null, client: string): Promise<AppError> {
    if (!account?.awaitsSetup || account.passwordHash !== null) return new AppError('vip_login_failed');
    const { allowed } = await this.limiter.hit(SETUP_HINTS, client);
    return new AppError(allowed ? 'vip_password_not_set' : 'vip_login_failed');
  }
}
