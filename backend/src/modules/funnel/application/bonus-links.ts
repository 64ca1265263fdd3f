import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, BONUS_LINK_DAYS, type BonusKey } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { LinkSigner } from '../../../platform/crypto/link-signer.js';
import { bonusFileUrl } from '../../../platform/links/file-links.js';

const BRIEF_MS = 10 * 60_000;

export type LinkVerdict = 'valid' | 'expired' | 'forged';

/** Download links that we hand out: signed, good for 90 days from the registration or purchase (F-252, C-075). */
@Injectable()
export class BonusLinks {
  private readonly signer: LinkSigner;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    this.signer = new LinkSigner(config.secrets.linkSigning, config.secrets.former?.linkSigning);
  }

  /** `grantedAt` in milliseconds since the epoch. */
  urlFor(key: BonusKey, email: string, grantedAt: number): string {
    return this.urlUntil(key, email, grantedAt + BONUS_LINK_DAYS * DAY_MS);
  }

  /** For somebody who is signed in and opens it at once; `now` in milliseconds. */
  briefUrlFor(key: BonusKey, email: string, now: number): string {
    return this.urlUntil(key, email, now + BRIEF_MS);
  }

  /** Judges a link; `expires` in seconds since the epoch, `now` in milliseconds. */
  judge(
    { key, email, expires, signature }: { key: BonusKey; email: string; expires: number; signature: string },
    now: number,
  ): LinkVerdict {
    if (!this.signer.verify(signature, 'bonus', key, email, String(expires))) return 'forged';
    return expires * 1000 > now ? 'valid' : 'expired';
  }

  private urlUntil(key: BonusKey, email: string, until: number): string {
    const expires = Math.floor(until / 1000);
    const query = { email, expires, signature: this.signer.sign('bonus', key, email, String(expires)) };
    return bonusFileUrl(this.config.origins, key, query);
  }
}
