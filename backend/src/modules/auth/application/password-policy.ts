import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '../../../platform/http/token-verifier.port.js';
import { passwordProblem, type PasswordProblem } from '../domain/password-rule.js';
import { COMMON_PASSWORDS, type CommonPasswords } from './common-passwords.port.js';

/** Which passwords an account may have: the rule, and the list of common ones that only the server has (S8). */
@Injectable()
export class PasswordPolicy {
  constructor(@Inject(COMMON_PASSWORDS) private readonly common: CommonPasswords) {}

  /** `names`: address, name and code of the account. */
  async problem(password: string, role: Role, names: readonly string[]): Promise<PasswordProblem | null> {
    return passwordProblem(password, role, names) ?? ((await this.common.has(password)) ? 'too_common' : null);
  }
}
