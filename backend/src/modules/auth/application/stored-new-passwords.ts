import { Inject, Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  SECURITY_NOTICES,
  SIGN_INS,
  type NewPassword,
  type NewPasswords,
  type PasswordOwner,
  type SecurityNotices,
  type SignIns,
} from '../auth.public.js';
import { PasswordPolicy } from './password-policy.js';

const PROBLEM_CODES = {
  too_long: 'password_too_long',
  too_common: 'password_too_common',
  own_name: 'password_is_own_name',
} as const;

/** The one way to a new password, for all three areas: policy, hash, end of the sign-ins, notice (M-062). */
@Injectable()
export class StoredNewPasswords implements NewPasswords {
  constructor(
    @Inject(SIGN_INS) private readonly signIns: Pick<SignIns, 'endAll'>,
    @Inject(SECURITY_NOTICES) private readonly notices: SecurityNotices,
    private readonly policy: PasswordPolicy,
    @Inject(PasswordHasher) private readonly passwords: Pick<PasswordHasher, 'hash'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  async set<Owner extends PasswordOwner>(given: NewPassword<Owner>): Promise<Owner> {
    await this.requireGood(given);
    await given.mayTry?.();
    const passwordHash = await this.passwords.hash(given.password);
    return this.transactions.transaction(async (tx) => {
      const owner = await given.store(tx, passwordHash);
      if (!owner) throw new AppError(given.words.refused);
      // Only the used link names the account whose password this is; the throw rolls the use back.
      await this.requireGood(given, owner.names);
      const subject = { role: given.role, id: owner.id };
      await this.signIns.endAll(tx, subject, given.keep);
      if (!owner.isFirst) await this.notices.send(tx, 'password-changed', { subject, email: owner.email });
      return owner;
    });
  }

  private async requireGood<Owner extends PasswordOwner>(
    given: NewPassword<Owner>,
    names: readonly string[] = [],
  ): Promise<void> {
    const { words, role, password, confirmation } = given;
    const mismatch = confirmation !== undefined && password !== confirmation;
    if (mismatch && words.mismatchFirst) throw new AppError(words.mismatch);
    const problem = await this.policy.problem(password, role, names);
    if (problem) throw new AppError(problem === 'too_short' ? words.tooShort : PROBLEM_CODES[problem]);
    if (mismatch) throw new AppError(words.mismatch);
  }
}
