import { Inject, Injectable } from '@nestjs/common';
import type { MailTopic } from '@summit/content/messages';
import { endpointUrl, linkTo, unsubscribeEndpoint } from '@summit/contracts';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LinkSigner } from '../crypto/link-signer.js';
import { isMailTopic } from './mail-topics.js';

/** What a link ends, and for whom. */
export interface Unsubscribing {
  /** Normalized. */
  email: string;
  /** Null: everything that can be ended. */
  topic: MailTopic | null;
}

/** Links with which the reader of a mail unsubscribes without signing in. They never end: an old mail must still have a way out. */
@Injectable()
export class UnsubscribeLinks {
  private readonly signer: LinkSigner;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    this.signer = new LinkSigner(config.secrets.linkSigning, config.secrets.former?.linkSigning);
  }

  /** `page` asks once more and changes nothing by being opened; `oneClick` is what mail programs call (RFC 8058). */
  of(email: string, topic: MailTopic | null): { page: string; oneClick: string } {
    const { origins } = this.config;
    const parts = [Buffer.from(email).toString('base64url'), this.sign(email, topic), ...(topic ? [topic] : [])];
    const token = parts.join('.');
    return {
      page: linkTo('unsubscribe', {}, origins, { query: { token } }),
      oneClick: endpointUrl(unsubscribeEndpoint, { query: { token } }, origins.funnel),
    };
  }

  /** What a token was made for; null for a token that we did not make. */
  read(token: string): Unsubscribing | null {
    const [encoded = '', signature = '', named] = token.split('.');
    if (named !== undefined && !isMailTopic(named)) return null;
    const topic = named ?? null;
    const email = Buffer.from(encoded, 'base64url').toString('utf8');
    return this.signer.verify(signature, ...signedParts(email, topic)) ? { email, topic } : null;
  }

  private sign(email: string, topic: MailTopic | null): string {
    return this.signer.sign(...signedParts(email, topic));
  }
}

const signedParts = (email: string, topic: MailTopic | null): string[] => [
  'unsubscribe',
  email,
  ...(topic ? [topic] : []),
];
