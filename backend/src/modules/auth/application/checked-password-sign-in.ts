import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import {
  SECOND_FACTORS,
  SIGN_IN_CHALLENGES,
  SIGN_IN_THROTTLE,
  SIGN_INS,
  type OpenedSignIn,
  type PasswordAttempt,
  type PasswordProof,
  type PasswordSignIn,
  type SecondFactors,
  type SignInChallenges,
  type SignIns,
  type SignInThrottle,
  type Subject,
} from '../auth.public.js';
import { CodeCheck } from './code-check.js';

/** The one sign-in with a password, for all three areas (S3, S4). */
@Injectable()
export class CheckedPasswordSignIn implements PasswordSignIn {
  constructor(
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'open' | 'endAll' | 'confirm'>,
    @Inject(SIGN_IN_THROTTLE) private readonly throttle: SignInThrottle,
    @Inject(SIGN_IN_CHALLENGES) private readonly challenges: Pick<SignInChallenges, 'open'>,
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'isOn'>,
    private readonly codes: CodeCheck,
    @Inject(PasswordHasher) private readonly passwords: Pick<PasswordHasher, 'verify'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  async attempt(given: PasswordAttempt): Promise<'refused' | { challenge: string } | OpenedSignIn> {
    const subject = await this.prove(given);
    if (!subject) return 'refused';
    const opened = (await this.secondFactors.isOn(subject))
      ? { challenge: await this.challenges.open(subject, given.client) }
      : await this.signIns.open(subject, given.client);
    return (await this.isStale(given, subject)) ? 'refused' : opened;
  }

  async attemptWithCode(
    given: PasswordAttempt,
    code: string | null,
  ): Promise<'refused' | 'code_needed' | 'wrong_code' | OpenedSignIn> {
    const subject = await this.prove(given);
    if (!subject) return 'refused';
    if (await this.secondFactors.isOn(subject)) {
      if (!code) return 'code_needed';
      if (!(await this.codes.isRight(subject, code))) return 'wrong_code';
    }
    const opened = await this.signIns.open(subject, given.client, { browser: given.browser });
    return (await this.isStale(given, subject)) ? 'refused' : opened;
  }

  async confirms({ role, account, client, subjectId, passwordHash, password }: PasswordProof): Promise<boolean> {
    await this.throttle.admit({ role, account, client, subjectId });
    return this.passwords.verify(passwordHash, password);
  }

  async reconfirm(
    given: PasswordProof,
    { signInId, code }: { signInId: string; code: string | null },
  ): Promise<'confirmed' | 'wrong_password' | 'wrong_code'> {
    const subject = await this.prove(given);
    if (!subject) return 'wrong_password';
    if ((await this.secondFactors.isOn(subject)) && !(code && (await this.codes.isRight(subject, code))))
      return 'wrong_code';
    await this.signIns.confirm(signInId);
    return 'confirmed';
  }

  private async prove(given: PasswordProof): Promise<Subject | null> {
    const right = await this.confirms(given);
    return right && given.subjectId ? { role: given.role, id: given.subjectId } : null;
  }

  /**
   * A password that was changed while it was looked at opens nothing: the change ends the sign-ins that it sees, this one sees the
   * change.
   */
  private async isStale({ passwordHash, stillCurrent }: PasswordAttempt, subject: Subject): Promise<boolean> {
    if (await stillCurrent(subject.id, passwordHash!)) return false;
    await this.transactions.transaction((tx) => this.signIns.endAll(tx, subject));
    return true;
  }
}
