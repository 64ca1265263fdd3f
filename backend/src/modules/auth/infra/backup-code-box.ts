import { createHmac, randomBytes } from 'node:crypto';
import type { AppConfig } from '../../../config/app-config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import type { Subject } from '../auth.public.js';

type Secrets = Pick<AppConfig['secrets'], 'twoFactor' | 'former'>;
interface Hashed {
  hash: string;
  /** With which the hash was made. */
  key: string;
}

/** A hash as releases before D-490 stored it, keyed with the secret itself. */
const BARE = /^[\w-]{43}$/;

/**
 * How backup codes are stored: hashed with a key of their own, and sealed. Without our secret these short codes can't be searched through
 * (S6), and another secret can take its place, which a hash keyed with it would not survive (D-490).
 */
export class BackupCodeBox {
  private readonly box: SecretBox;

  constructor(private readonly secrets: Secrets) {
    this.box = new SecretBox(secrets.twoFactor, secrets.former?.twoFactor);
  }

  seal(subject: Subject, code: string): string {
    const key = randomBytes(16).toString('base64url');
    return this.sealed(subject, { hash: hashOf(key, subject, code), key });
  }

  /** Of what can't be opened nothing is known, so no code is its code. */
  holds(stored: string, subject: Subject, code: string): boolean {
    try {
      return this.hashedAs(stored, subject).some(({ hash, key }) => hashOf(key, subject, code) === hash);
    } catch {
      return false;
    }
  }

  /**
   * See `SealedStore.resealed`. `isOfFormer`: whether the former secret made the bare hashes of this subject, which they don't tell
   * themselves; it throws where nobody knows. Taken for another secret's, a code would be lost for good.
   */
  resealed(stored: string, subject: Subject, isOfFormer: () => boolean): string | null {
    if (!BARE.test(stored)) return this.box.resealed(stored, boxOf(subject));
    const former = this.secrets.former?.twoFactor;
    return isOfFormer() && former !== undefined ? this.sealed(subject, { hash: stored, key: former }) : null;
  }

  private hashedAs(stored: string, subject: Subject): Hashed[] {
    if (!BARE.test(stored)) return [JSON.parse(this.box.open(stored, boxOf(subject))) as Hashed];
    const { twoFactor, former } = this.secrets;
    return [twoFactor, former?.twoFactor].flatMap((key) => (key === undefined ? [] : [{ hash: stored, key }]));
  }

  private sealed(subject: Subject, hashed: Hashed): string {
    return this.box.seal(JSON.stringify(hashed), boxOf(subject));
  }
}

const boxOf = ({ role, id }: Subject): string => `backup-code:${role}:${id}`;

const hashOf = (key: string, { role, id }: Subject, code: string): string =>
  createHmac('sha256', key).update(`${role}:${id}:${code}`).digest('base64url');
