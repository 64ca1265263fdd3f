import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import {
  SECOND_FACTORS,
  SIGN_IN_THROTTLE,
  SIGN_INS,
  type SecondFactors,
  type SignIns,
  type SignInThrottle,
} from '../../auth/auth.public.js';
import { MEMBER_ACCOUNTS, type MemberAccounts, type SignInAccount } from './member-accounts.port.js';
import { vip } from './vip-subject.js';

export interface SignedInMember {
  memberId: string;
  /** Bearer token. */
  token: string;
}

const HOUR = 3_600;
/** How often one address block hears that an account has no password yet. */
const SETUP_HINTS = { name: 'vip-setup-hint', limit: 5, seconds: HOUR };
/** Only who knows the password gets to the code, so this bounds the guesses at it and locks out nobody by a stranger's hand. */
const CODES = { name: 'vip-code', limit: 10, seconds: HOUR };

/** Sign-in of a member in one call, with or without a code (M-024, M-026, M-028, C-088). */
@Injectable()
export class MemberSignInUseCase {
  constructor(
    @Inject(MEMBER_ACCOUNTS) private readonly accounts: MemberAccounts,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SIGN_INS) private readonly signIns: SignIns,
    @Inject(SIGN_IN_THROTTLE) private readonly throttle: SignInThrottle,
    @Inject(SECOND_FACTORS) private readonly secondFactors: SecondFactors,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly passwords: PasswordHasher,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * `code_needed` for a right password without the code that the account asks for. Unknown addresses and wrong passwords get one
   * answer after one duration, `vip_login_failed` (S4). `client` is the address block of the browser.
   */
  async execute(given: {
    email: string;
    password: string;
    code: string | null;
    client: string;
  }): Promise<SignedInMember | 'code_needed'> {
    const email = normalizeEmail(given.email);
    const account = await this.accounts.byEmail(email, this.clock.now());
    await this.throttle.admit({
      role: 'vip',
      account: email,
      client: given.client,
      subjectId: account?.id ?? null,
    });
    const right = await this.passwords.verify(account?.passwordHash ?? null, given.password);
    if (!account || !right) throw await this.refusal(account, given.client);
    if (await this.secondFactors.isOn(vip(account.id))) {
      if (!given.code) return 'code_needed';
      await this.checkCode(account.id, given.code);
    }
    return this.open(account, given.client);
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

  private async checkCode(memberId: string, code: string): Promise<void> {
    const { allowed, retryAfter } = await this.limiter.hit(CODES, memberId);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    if (!(await this.secondFactors.check(vip(memberId), code))) throw new AppError('two_factor_code_invalid');
  }

  /** A password that was changed while it was looked at opens nothing: the change ends the sign-ins that it sees, this one sees the change. */
  private async open({ id, passwordHash }: SignInAccount, client: string): Promise<SignedInMember> {
    const { token } = await this.signIns.open(vip(id), client);
    if (await this.accounts.stillHasPassword(id, passwordHash!)) return { memberId: id, token };
    await this.transactions.transaction((tx) => this.signIns.endAll(tx, vip(id)));
    throw new AppError('vip_login_failed');
  }
}
