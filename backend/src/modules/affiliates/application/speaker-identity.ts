import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { PASSWORD_SIGN_IN, type PasswordSignIn } from '../../auth/auth.public.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccountRecord, type SpeakerAccounts } from './speaker-accounts.port.js';

/** A speaker who has signed in and wants to change something. */
export interface SpeakerAtWork {
  id: string;
  signInId: string;
  /** Address block of the browser. */
  client: string;
}

/** Changes of an account ask for its password again: a token that somebody found is not enough. */
@Injectable()
export class SpeakerIdentity {
  constructor(
    @Inject(SPEAKER_ACCOUNTS) private readonly accounts: Pick<SpeakerAccounts, 'byId'>,
    @Inject(PASSWORD_SIGN_IN) private readonly signIn: Pick<PasswordSignIn, 'confirms'>,
  ) {}

  /** The account. Throws `current_password_wrong`, `forbidden`, `rate_limited`. */
  async confirmed({ id, client }: Omit<SpeakerAtWork, 'signInId'>, password: string): Promise<SpeakerAccountRecord> {
    const account = await this.accounts.byId(id);
    if (account?.status !== 'active') throw new AppError('forbidden');
    const { code, passwordHash } = account;
    const proof = { role: 'speaker', account: code, client, subjectId: id, passwordHash, password } as const;
    if (!(await this.signIn.confirms(proof))) throw new AppError('current_password_wrong');
    return account;
  }
}
