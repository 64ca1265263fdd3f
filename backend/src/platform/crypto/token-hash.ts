import { createHash } from 'node:crypto';

/** What is kept of a token that was handed out: enough to know it again. Tokens are random, so a fast hash is enough (S7). */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
