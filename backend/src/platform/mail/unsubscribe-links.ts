import { Inject, Injectable } from '@nestjs/common';
import { endpointUrl, linkTo, unsubscribeEndpoint } from '@summit/contracts';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LinkSigner } from '../crypto/link-signer.js';

/** Links with which the reader of a mail unsubscribes without signing in. They never end: an old mail must still have a way out. */
@Injectable()
export class UnsubscribeLinks {
  private readonly signer: LinkSigner;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    this.signer = new LinkSigner(config.secrets.linkSigning);
  }

  /** `page` asks once more and changes nothing by being opened; `oneClick` is what mail programs call (RFC 8058). */
  of(email: string): { page: string; oneClick: string } {
    const { origins } = this.config;
    const token = `${Buffer.from(email).toString('base64url')}.${this.sign(email)}`;
    return {
      page: linkTo('unsubscribe', {}, origins, { query: { token } }),
      oneClick: endpointUrl(unsubscribeEndpoint, { query: { token } }, origins.funnel),
    };
  }

  /** The address that a token was made for; null for a token that we did not make. */
  addressIn(token: string): string | null {
    const [encoded = '', signature = ''] = token.split('.');
    const email = Buffer.from(encoded, 'base64url').toString('utf8');
    return this.signer.verify(signature, 'unsubscribe', email) ? email : null;
  }

  private sign(email: string): string {
    return this.signer.sign('unsubscribe', email);
  }
}
