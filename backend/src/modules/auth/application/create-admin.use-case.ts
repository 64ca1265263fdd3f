import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isEmail, normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { PasswordHasher } from '../../../platform/crypto/password-hasher.js';
import type { PasswordProblem } from '../domain/password-rule.js';
import { ADMIN_ACCOUNTS, type AdminAccounts } from './admin-accounts.port.js';
import { PasswordPolicy } from './password-policy.js';

export type CreateAdminOutcome = 'created' | 'exists' | 'email_invalid' | `password_${PasswordProblem}`;

/** Makes an administrator. Reached by command only: nobody can do it over the network. */
@Injectable()
export class CreateAdminUseCase {
  constructor(
    @Inject(ADMIN_ACCOUNTS) private readonly accounts: AdminAccounts,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly policy: PasswordPolicy,
    @Inject(PasswordHasher) private readonly passwords: Pick<PasswordHasher, 'hash'>,
  ) {}

  async execute(given: { email: string; password: string }): Promise<CreateAdminOutcome> {
    const email = normalizeEmail(given.email);
    if (!isEmail(email)) return 'email_invalid';
    const problem = await this.policy.problem(given.password, 'admin', [email]);
    if (problem) return `password_${problem}`;
    const passwordHash = await this.passwords.hash(given.password);
    const created = await this.accounts.create({ id: randomUUID(), email, passwordHash, createdAt: this.clock.now() });
    return created ? 'created' : 'exists';
  }
}
