import { Inject, Injectable } from '@nestjs/common';
import { OFFER_PROOF } from '@summit/contracts';
import { DAY_MS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { LinkSigner } from '../crypto/link-signer.js';
import { Links } from './links.js';

/** Mails are kept and looked up again; a page that was just paid on is not. */
const LIFE_MS = { address: 90 * DAY_MS, order: DAY_MS, correction: 3 * DAY_MS } as const;

/**
 * Whose orders a link opens: all of an address, for the person who reads its mails; or one order, for the browser that paid it. A buyer can mistype
 * the address at the checkout, so a payment alone opens nothing else of it. A `correction` opens nothing: it confirms that another address,
 * which was asked for, belongs on the order.
 */
export type OrderLinkSubject =
  | { kind: 'address'; email: string }
  | { kind: 'order'; orderId: string }
  | { kind: 'correction'; requestId: string };

const KINDS = { a: 'address', o: 'order', c: 'correction' } as const;

/** Signed links to `/orders`, which take the place of a password. The proof is in the fragment, which reaches no server, log or referrer. */
@Injectable()
export class OrderLinks {
  private readonly signer: LinkSigner;

  constructor(
    private readonly links: Links,
    @Inject(APP_CONFIG) { secrets }: { secrets: Pick<AppConfig['secrets'], 'linkSigning' | 'former'> },
  ) {
    this.signer = new LinkSigner(secrets.linkSigning, secrets.former?.linkSigning);
  }

  /** `now` in ms. Works for 90 days when it opens an address, for one day when it opens an order, for three when it confirms. */
  to(subject: OrderLinkSubject, now: number): string {
    const [mark, about] = partsOf(subject);
    const until = String(Math.floor((now + LIFE_MS[subject.kind]) / 1_000));
    const encoded = Buffer.from(about).toString('base64url');
    const proof = [mark, encoded, until, this.signer.sign('orders', mark, about, until)].join('.');
    return `${this.links.to('orders')}#${OFFER_PROOF}=${proof}`;
  }

  /** What a proof opens at `now` (ms). `forged`: not ours, or cut off. `over`: ours once. */
  read(proof: string, now: number): OrderLinkSubject | 'forged' | 'over' {
    const [mark = '', encoded = '', until = '', signature = ''] = proof.split('.');
    const about = Buffer.from(encoded, 'base64url').toString('utf8');
    if (!isKnown(mark) || !this.signer.verify(signature, 'orders', mark, about, until)) return 'forged';
    if (now >= Number(until) * 1_000) return 'over';
    switch (KINDS[mark]) {
      case 'address':
        return { kind: 'address', email: about };
      case 'order':
        return { kind: 'order', orderId: about };
      case 'correction':
        return { kind: 'correction', requestId: about };
    }
  }
}

function partsOf(subject: OrderLinkSubject): [mark: keyof typeof KINDS, about: string] {
  switch (subject.kind) {
    case 'address':
      return ['a', subject.email];
    case 'order':
      return ['o', subject.orderId];
    case 'correction':
      return ['c', subject.requestId];
  }
}

const isKnown = (mark: string): mark is keyof typeof KINDS => Object.hasOwn(KINDS, mark);
