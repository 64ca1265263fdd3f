import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LinkSigner } from '../crypto/link-signer.js';
import { clientBlock } from './client-subject.js';

interface BlockConfig {
  secrets: Pick<AppConfig['secrets'], 'visitorHash'>;
}

/** Network blocks of clients as they may be stored: two visits from one place can be told, and no address can be read (C-110). */
@Injectable()
export class ClientBlocks {
  private readonly hash: LinkSigner;

  constructor(@Inject(APP_CONFIG) { secrets }: BlockConfig) {
    this.hash = new LinkSigner(secrets.visitorHash);
  }

  of(address: string): string {
    return this.hash.sign('client-block', clientBlock(address));
  }
}
