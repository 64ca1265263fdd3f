import { createHmac, randomBytes } from 'node:crypto';
import type { AppConfig } from '../../../config/app-config.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import type { Subject } from '../auth.public.js';

type Secrets = Pick<AppConfig['secrets'], 'twoFactor' | 'former'>;
interface Hashed {
  hash: string;
  /** One of them made the hash. */
  keys: string[];
}

/** A hash as releases before D-490 stored it, keyed with the secret itself. */
const BARE = /^[\w-]{43}$/;

/**
 * How backup codes are stored: hashed with a key of their own, and sealed. Without our secret these short codes can't be searched through
 * (S6), and another secret can take its place, which a hash keyed with it would not survive (D-490).
 */
export class BackupCodeBox {
  private readonly box: SecretBox;
  private readonly secrets: string[];

  constructor({ twoFactor, former }: Secrets) {
    this.box = new SecretBox(twoFactor, former?.twoFactor);
    this.secrets = former?.twoFactor === undefined ? [twoFactor] : [twoFactor, former.twoFactor];
  }

  seal(subject: Subject, code: string): string {
    const key = randomBytes(16).toString('base64url');
    return this.sealed(subject, { hash: hashOf(key, subject, code), keys: [key] });
  }

  /** Of what can't be opened nothing is known, so no code is its code. */
  holds(stored: string, subject: Subject, code: string): boolean {
    try {
      const { hash, keys } = this.opened(stored, subject);
      return keys.some((key) => hashOf(key, subject, code) === hash);
    } catch {
      return false;
    }
  }

  /** See `SealedStore.resealed`. A bare hash stays while no secret is being replaced. */
  resealed(stored: string, subject: Subject): string | null {
    if (!BARE.test(stored)) return this.box.resealed(stored, boxOf(subject));
    return this.secrets.length === 1 ? null : this.sealed(subject, this.opened(stored, subject));
  }

  private opened(stored: string, subject: Subject): Hashed {
    if (BARE.test(stored)) return { hash: stored, keys: this.secrets };
    return JSON.parse(this.box.open(stored, boxOf(subject))) as Hashed;
  }

  private sealed(subject: Subject, hashed: Hashed): string {
    return this.box.seal(JSON.stringify(hashed), boxOf(subject));
  }
}

const boxOf = ({ role, id }: Subject): string => `backup-code:${role}:${id}`;

const hashOf = (key: string, { role, id }: Subject, code: string): string =>
  createHmac('sha256', key).update(`${role}:${id}:${code}`).digest('base64url');
