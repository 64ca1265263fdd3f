import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { NEW_PASSWORDS, type NewPasswords } from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';
import { SpeakerIdentity, type SpeakerAtWork } from './speaker-identity.js';

const WORDS = {
  tooShort: 'new_password_too_short',
  mismatch: 'new_passwords_do_not_match',
  refused: 'unauthorized',
} as const;

/** Another password for a speaker who knows the one of now. */
@Injectable()
export class ChangeSpeakerPasswordUseCase {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId' | 'endLinks' | 'setPassword'>,
    @Inject(NEW_PASSWORDS) private readonly newPasswords: NewPasswords,
    private readonly identity: SpeakerIdentity,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Ends the other sign-ins and every mailed link (M-062). Throws `current_password_wrong` and what a new password is refused for. */
  async execute(
    speaker: SpeakerAtWork,
    given: { current: string; password: string; confirmation: string },
  ): Promise<void> {
    const account = await this.accounts.byId(speaker.id);
    if (!account) throw new AppError('unauthorized');
    const { id, email, name, code } = account;
    await this.newPasswords.set({
      role: 'speaker',
      password: given.password,
      confirmation: given.confirmation,
      words: WORDS,
      keep: speaker.signInId,
      mayTry: async () => void (await this.identity.confirmed(speaker, given.current)),
      store: async (tx, passwordHash) => {
        await this.accounts.setPassword(tx, { affiliateId: id, passwordHash, at: this.clock.now() });
        await this.accounts.endLinks(tx, id);
        return { id, email, names: [email, name, code], isFirst: false };
      },
    });
  }
}
