import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LinkSigner } from '../crypto/link-signer.js';

/** Knows a text again without keeping it. Without the key of the installation nobody can try texts against it. */
@Injectable()
export class KeyedHash {
  private readonly hash: LinkSigner;

  constructor(@Inject(APP_CONFIG) { secrets }: { secrets: Pick<AppConfig['secrets'], 'visitorHash'> }) {
    this.hash = new LinkSigner(secrets.visitorHash);
  }

  of(purpose: string, text: string): string {
    return this.hash.sign(purpose, text);
  }
}
