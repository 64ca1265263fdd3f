import type { Role } from './access.decorators.js';

export interface Principal {
  id: string;
  role: Role;
}

/** Tells whom a bearer token belongs to; null for a token that is forged, expired, revoked or another audience's. */
export interface TokenVerifier {
  verify(token: string, role: Role): Promise<Principal | null>;
}

export const TOKEN_VERIFIER = Symbol('TOKEN_VERIFIER');

/** Until the auth module binds a real one nobody holds a valid token, so every protected route stays shut. */
export const noTokensYet: TokenVerifier = { verify: () => Promise.resolve(null) };
