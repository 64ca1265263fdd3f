import { DAY_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { OFFER_PROOF, type PageName } from '@summit/contracts';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LinkSigner } from '../crypto/link-signer.js';
import { Links } from './links.js';

/** As long as the offer windows that it can prove are kept. */
const LIFE_MS = 30 * DAY_MS;

type OfferPage = Extract<PageName, 'vip' | 'implementation' | 'dfy'>;

/** Links of mails to an offer, with a proof that whoever opens one reads the mails of the address (C-110). */
@Injectable()
export class OfferLinks {
  private readonly signer: LinkSigner;

  constructor(
    private readonly links: Links,
    @Inject(APP_CONFIG) { secrets }: { secrets: Pick<AppConfig['secrets'], 'linkSigning' | 'former'> },
  ) {
    this.signer = new LinkSigner(secrets.linkSigning, secrets.former?.linkSigning);
  }

  /** `mailedAt` in ms; the proof ends 30 days later, the link leads to the offer for good. */
  to(page: OfferPage, { email, mailedAt }: { email: string; mailedAt: number }): string {
    const until = String(Math.floor((mailedAt + LIFE_MS) / 1_000));
    const proof = [Buffer.from(email).toString('base64url'), until, this.signer.sign('offer', email, until)].join('.');
    return `${this.links.to(page)}#${OFFER_PROOF}=${proof}`;
  }

  /** The address that a proof was made for; null for one that we did not make or that is over at `now` (ms). */
  addressIn(proof: string, now: number): string | null {
    const [encoded = '', until = '', signature = ''] = proof.split('.');
    const email = Buffer.from(encoded, 'base64url').toString('utf8');
    return this.signer.verify(signature, 'offer', email, until) && Number(until) * 1_000 > now ? email : null;
  }
}
