import type { Role } from '@summit/contracts';
import type { FastifyRequest } from 'fastify';

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
