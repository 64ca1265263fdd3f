import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  NEW_PASSWORDS,
  SIGN_INS,
  type NewPasswords,
  type PasswordOwner,
  type SignIns,
} from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';
import type { SignedInSpeaker } from './speaker-sign-in.use-case.js';

const ROLE = 'speaker';
const WORDS = {
  tooShort: 'password_too_short',
  mismatch: 'passwords_do_not_match',
  refused: 'speaker_setup_link_invalid',
} as const;

export interface NewSpeakerPassword {
  /** From the mailed link. */
  token: string;
  password: string;
  confirmation: string;
  /** Address block of the browser. */
  client: string;
}

/** A first or a new password with a mailed link, which is used up by it and never by looking at it (C-062, C-109). */
@Injectable()
export class SetSpeakerPasswordUseCase {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    @Inject(NEW_PASSWORDS) private readonly newPasswords: NewPasswords,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Ends every sign-in of the speaker and opens one here. Throws `password_…`, `passwords_do_not_match`, `speaker_setup_link_invalid`. */
  async execute({ token, password, confirmation, client }: NewSpeakerPassword): Promise<SignedInSpeaker> {
    const { id, name } = await this.newPasswords.set({
      role: ROLE,
      password,
      confirmation,
      words: WORDS,
      // Hashing is what costs, so a guessed token does not get that far.
      mayTry: async () => {
        if (!(await this.accounts.isLinkOpen(tokenHash(token), this.clock.now()))) throw new AppError(WORDS.refused);
      },
      store: (tx, passwordHash) => this.store(tx, tokenHash(token), passwordHash),
    });
    return { name, token: (await this.signIns.open({ role: ROLE, id }, client)).token };
  }

  private async store(
    tx: Transaction,
    linkHash: string,
    passwordHash: string,
  ): Promise<(PasswordOwner & { name: string }) | null> {
    const at = this.clock.now();
    const speaker = await this.accounts.takeLink(tx, linkHash, at);
    if (speaker?.status !== 'active') return null;
    const { id, email, name, code } = speaker;
    await this.accounts.setPassword(tx, { affiliateId: id, passwordHash, at });
    return { id, email, name, names: [email, name, code], isFirst: speaker.passwordHash === null };
  }
}
