import { randomBytes } from 'node:crypto';

/** Unguessable text for links, safe in a URL. 16 bytes (22 characters) unless more is asked for. */
export const randomToken = (bytes = 16): string => randomBytes(bytes).toString('base64url');
