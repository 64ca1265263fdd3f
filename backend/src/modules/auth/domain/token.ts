/** The one algorithm that tokens are signed with; any other, `none` included, is refused (S1). */
export const TOKEN_ALGORITHM = 'HS256';
export const TOKEN_ISSUER = 'growth-and-scale-summit';

/** What a bearer token says. Its audience is the role. */
export interface TokenClaims {
  /** The account. */
  sub: string;
  /** The sign-in. */
  jti: string;
}
