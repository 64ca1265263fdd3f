import { Inject, Injectable } from '@nestjs/common';
import { normalizeReferralCode } from '@summit/rules';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SIGN_IN_THROTTLE, SIGN_INS, type SignIns, type SignInThrottle } from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

const ROLE = 'speaker';

export interface SignedInSpeaker {
  token: string;
  name: string;
}

/** Sign-in with speaker code and password (F-305, F-306, F-315). */
@Injectable()
export class SpeakerSignInUseCase {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open'>,
    @Inject(SIGN_IN_THROTTLE) private readonly throttle: SignInThrottle,
    @Inject(PasswordHasher) private readonly passwords: Pick<PasswordHasher, 'verify'>,
  ) {}

  /**
   * One answer and one duration for codes that nobody has, that have no password yet or are disabled, and for wrong passwords:
   * `speaker_login_failed` (S4).
   */
  async execute(given: { code: string; password: string; client: string }): Promise<SignedInSpeaker> {
    const code = normalizeReferralCode(given.code);
    const account = await this.accounts.byCode(code);
    await this.throttle.admit({ role: ROLE, account: code, client: given.client, subjectId: account?.id ?? null });
    const stored = account?.status === 'active' ? account.passwordHash : null;
    const right = await this.passwords.verify(stored, given.password);
    if (!account || !right) throw new AppError('speaker_login_failed');
    const { token } = await this.signIns.open({ role: ROLE, id: account.id }, given.client);
    return { token, name: account.name };
  }
}
