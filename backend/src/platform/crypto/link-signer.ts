import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what a link says so that only we can have written it. Parts are joined with a byte that no part may hold. */
export class LinkSigner {
  private readonly known: readonly string[];

  /** `former`: the secret that this one replaces; what it has signed still counts. */
  constructor(
    private readonly secret: string,
    former?: string,
  ) {
    this.known = former === undefined ? [secret] : [secret, former];
  }

  sign(...parts: string[]): string {
    return signature(this.secret, parts);
  }

  verify(given: string, ...parts: string[]): boolean {
    // Else one part could pass for two.
    if (parts.some((part) => part.includes('\u0000'))) return false;
    return this.known.some((secret) => areEqual(Buffer.from(signature(secret, parts)), Buffer.from(given)));
  }
}

const signature = (secret: string, parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\u0000')).digest('base64url');

const areEqual = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);
