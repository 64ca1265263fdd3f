import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SIGN_INS, type SignIns } from '../../auth/auth.public.js';
import { speakerPasswordProblem } from '../domain/speaker-password.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from './speaker-accounts.port.js';
import type { SignedInSpeaker } from './speaker-sign-in.use-case.js';

const ROLE = 'speaker';

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
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: SpeakerAccounts,
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open' | 'endAll'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PasswordHasher) private readonly passwords: Pick<PasswordHasher, 'hash'>,
  ) {}

  /** Ends every sign-in of the speaker and opens one here. Throws `password_…`, `passwords_do_not_match`, `speaker_setup_link_invalid`. */
  async execute({ token, password, confirmation, client }: NewSpeakerPassword): Promise<SignedInSpeaker> {
    const problem = speakerPasswordProblem(password);
    if (problem) throw new AppError(`password_${problem}`);
    if (password !== confirmation) throw new AppError('passwords_do_not_match');
    const passwordHash = await this.passwords.hash(password);
    const { id, name } = await this.transactions.transaction(async (tx) => {
      const at = this.clock.now();
      const speaker = await this.accounts.takeLink(tx, tokenHash(token), at);
      if (speaker?.status !== 'active') throw new AppError('speaker_setup_link_invalid');
      await this.accounts.setPassword(tx, { affiliateId: speaker.id, passwordHash, at });
      await this.signIns.endAll(tx, { role: ROLE, id: speaker.id });
      return speaker;
    });
    return { name, token: (await this.signIns.open({ role: ROLE, id }, client)).token };
  }
}
