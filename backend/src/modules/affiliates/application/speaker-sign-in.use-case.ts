import { Inject, Injectable } from '@nestjs/common';
import { normalizeReferralCode } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { PASSWORD_SIGN_IN, type PasswordSignIn } from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';

export interface SignedInSpeaker {
  token: string;
  name: string;
}

/** Sign-in with speaker code and password (F-306). */
@Injectable()
export class SpeakerSignInUseCase {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'attempt'>,
  ) {}

  /** Throws `speaker_login_failed` for codes that nobody has, that have no password yet or are disabled, and for wrong passwords alike. */
  async execute(given: { code: string; password: string; client: string }): Promise<SignedInSpeaker> {
    const code = normalizeReferralCode(given.code);
    const account = await this.accounts.byCode(code);
    const isActive = account?.status === 'active';
    const outcome = await this.signIn.attempt({
      role: 'speaker',
      account: code,
      password: given.password,
      client: given.client,
      subjectId: account?.id ?? null,
      passwordHash: isActive ? account.passwordHash : null,
      stillCurrent: (id, hash) => this.accounts.stillHasPassword(id, hash),
    });
    // Speakers have no second factor, so there is nothing to be asked for.
    if (outcome === 'refused' || 'challenge' in outcome || !account) throw new AppError('speaker_login_failed');
    return { token: outcome.token, name: account.name };
  }
}
