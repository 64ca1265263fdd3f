import { createSecretKey } from 'node:crypto';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Role } from '@summit/contracts';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import type { Settings } from '../../../platform/settings/settings.js';
import { TOKEN_ALGORITHM, TOKEN_ISSUER, type TokenClaims } from '../domain/token.js';
import type { SignInsRepository } from './sign-ins.repository.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Bearer tokens of one audience, with a secret of its own: a token of another area fails at its signature. */
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(
    private readonly role: Role,
    secret: string,
    private readonly signIns: SignInsRepository,
    private readonly settings: Settings,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // Of a text the library would first try with each call whether it is a public key: half of what a token costs. Its types know texts
      // only; it hands on what it is given.
      secretOrKey: createSecretKey(Buffer.from(secret)) as unknown as Buffer,
      algorithms: [TOKEN_ALGORITHM],
      audience: role,
      issuer: TOKEN_ISSUER,
      // The row decides when a sign-in ends: by the product's clock, and at once.
      ignoreExpiration: true,
    });
  }

  async validate({ sub, jti }: Partial<TokenClaims>): Promise<Principal | false> {
    if (typeof jti !== 'string' || !UUID.test(jti)) return false;
    if (this.role === 'admin') return this.validateStaff({ sub, jti });
    const signIn = await this.signIns.live(jti, this.role);
    if (!signIn || signIn.subjectId !== sub) return false;
    return { id: sub, role: this.role, signInId: jti, signedInAt: signIn.createdAt, staff: null };
  }

  private async validateStaff({ sub, jti }: { sub: string | undefined; jti: string }): Promise<Principal | false> {
    const signIn = await this.signIns.liveStaff(jti);
    if (!signIn || signIn.subjectId !== sub) return false;
    const { createdAt: signedInAt, staffRole: role, confirmed, twoFactorOn, byPasskey } = signIn;
    const twoFactorMissing = !twoFactorOn && !byPasskey && (await this.settings.read('staff.two_factor_required'));
    return { id: sub, role: this.role, signInId: jti, signedInAt, staff: { role, confirmed, twoFactorMissing } };
  }
}
