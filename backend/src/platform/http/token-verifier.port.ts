import type { Role, StaffRole } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';

export type { Role, StaffRole };

/** What the back office knows of whoever calls it. */
export interface StaffStanding {
  role: StaffRole;
  /** Whether password and code were given again a moment ago. */
  confirmed: boolean;
  /** Whether two-factor has to be set up before anything else. */
  twoFactorMissing: boolean;
}

export interface Principal {
  id: string;
  role: Role;
  /** The sign-in that the token names. */
  signInId: string;
  /** ms. Some acts ask for a recent sign-in (C-091). */
  signedInAt: number;
  /** Null outside of the back office. */
  staff: StaffStanding | null;
}

/** Tells whom a bearer token belongs to; null for a token that is forged, expired, revoked or another audience's. */
export interface TokenVerifier {
  verify(token: string, role: Role): Promise<Principal | null>;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/;

/** Whom the request's bearer token belongs to; null without one that is worth something. */
export async function bearerOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  tokens: TokenVerifier,
  role: Role,
): Promise<Principal | null> {
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  return token ? tokens.verify(token, role) : null;
}

export const TOKEN_VERIFIER = Symbol('TOKEN_VERIFIER');
