import type { Role } from '@summit/contracts';

export type { Role };

export interface Principal {
  id: string;
  role: Role;
  /** The sign-in that the token names. */
  signInId: string;
  /** ms. Some acts ask for a recent sign-in (C-091). */
  signedInAt: number;
}

/** Tells whom a bearer token belongs to; null for a token that is forged, expired, revoked or another audience's. */
export interface TokenVerifier {
  verify(token: string, role: Role): Promise<Principal | null>;
}

export const TOKEN_VERIFIER = Symbol('TOKEN_VERIFIER');
