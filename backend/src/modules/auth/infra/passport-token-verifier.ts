import { Inject, Injectable } from '@nestjs/common';
import passport from 'passport';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { ROLES, type Role } from '@summit/contracts';
import type { Principal, TokenVerifier } from '../../../platform/http/token-verifier.port.js';
import { Settings } from '../../../platform/settings/settings.js';
import { BearerStrategy } from './bearer.strategy.js';
import { SignInsRepository } from './sign-ins.repository.js';

/** Asks the strategy of the area. The strategies are handed over and not looked up by name: names are global to a process. */
@Injectable()
export class PassportTokenVerifier implements TokenVerifier {
  private readonly strategies: Record<Role, BearerStrategy>;

  constructor(@Inject(APP_CONFIG) config: AppConfig, signIns: SignInsRepository, settings: Settings) {
    this.strategies = Object.fromEntries(
      ROLES.map((role) => [role, new BearerStrategy(role, config.secrets.tokens[role], signIns, settings)]),
    ) as Record<Role, BearerStrategy>;
  }

  verify(token: string, role: Role): Promise<Principal | null> {
    return new Promise((resolve, reject) => {
      const answer = (error: unknown, principal: Principal | false) =>
        error ? reject(error as Error) : resolve(principal || null);
      // Passport hangs the callbacks of a call on the strategy that it is handed, so each call needs one of its own: callers at the
      // same moment would get each other's answers.
      const strategy = Object.create(this.strategies[role]) as BearerStrategy;
      const authenticate = passport.authenticate(strategy, { session: false }, answer) as (
        request: object,
        reply: object,
        next: (error: unknown) => void,
      ) => void;
      authenticate({ headers: { authorization: `Bearer ${token}` } }, {}, reject);
    });
  }
}
