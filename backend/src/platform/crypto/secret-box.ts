import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps a secret that we must read again, such as a second-factor seed: AES-256-GCM, bound to its owner by `context`. */
export class SecretBox {
  private readonly key: Buffer;
  private readonly formerKey: Buffer | null;

  /** `former`: the secret that this one replaces; what it has sealed can still be opened. */
  constructor(secret: string, former?: string) {
    this.key = keyOf(secret);
    this.formerKey = former === undefined ? null : keyOf(former);
  }

  seal(text: string, context: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Throws for anything that `seal` did not make for this context. */
  open(box: string, context: string): string {
    return this.opened(box, context).text;
  }

  /** The same box, sealed with the present secret; null where it is already. Throws as `open` does. */
  resealed(box: string, context: string): string | null {
    const { text, isFormer } = this.opened(box, context);
    return isFormer ? this.seal(text, context) : null;
  }

  private opened(box: string, context: string): { text: string; isFormer: boolean } {
    try {
      return { text: openWith(this.key, box, context), isFormer: false };
    } catch (error) {
      if (this.formerKey === null) throw error;
      return { text: openWith(this.formerKey, box, context), isFormer: true };
    }
  }
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'summit/secret-box', 32));

function openWith(key: Buffer, box: string, context: string): string {
  const bytes = Buffer.from(box, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
