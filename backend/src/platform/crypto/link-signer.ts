import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what a link says so that only we can have written it. Parts are joined with a byte that no part may hold. */
export class LinkSigner {
  constructor(private readonly secret: string) {}

  sign(...parts: string[]): string {
    return createHmac('sha256', this.secret).update(parts.join('\u0000')).digest('base64url');
  }

  verify(signature: string, ...parts: string[]): boolean {
    // Else one part could pass for two.
    if (parts.some((part) => part.includes('\u0000'))) return false;
    const expected = Buffer.from(this.sign(...parts));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
