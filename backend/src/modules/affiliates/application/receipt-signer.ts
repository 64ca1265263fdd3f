import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { LinkSigner } from '../../../platform/crypto/link-signer.js';
import type { ReceiptStep } from '../domain/receipt.js';

/** What the signature covers, so that no signature of anything else is one of a receipt. */
const SIGNED_AS = 'attribution-receipt';

/**
 * Signs receipts. A signature is of all steps up to one, each bound to those before it: what is added later leaves it true, and
 * nothing that it covers can be changed without its holder seeing it.
 */
@Injectable()
export class ReceiptSigner {
  private readonly signer: LinkSigner;
  /** A receipt is signed with one secret from its first step on, so each is asked by itself. */
  private readonly known: readonly LinkSigner[];

  constructor(@Inject(APP_CONFIG) { secrets }: { secrets: Pick<AppConfig['secrets'], 'receiptSigning' | 'former'> }) {
    const former = secrets.former?.receiptSigning;
    this.signer = new LinkSigner(secrets.receiptSigning);
    this.known = former === undefined ? [this.signer] : [this.signer, new LinkSigner(former)];
  }

  sign(orderId: string, steps: readonly ReceiptStep[]): string {
    return steps.reduce((before, step) => this.signer.sign(before, canonical(step)), start(this.signer, orderId));
  }

  /** How many of the steps a signature is of; null when it is of none of them, so not ours. */
  signedSteps(orderId: string, steps: readonly ReceiptStep[], signature: string): number | null {
    for (const signer of this.known) {
      let before = start(signer, orderId);
      for (const [index, step] of steps.entries()) {
        if (signer.verify(signature, before, canonical(step))) return index + 1;
        before = signer.sign(before, canonical(step));
      }
    }
    return null;
  }
}

const start = (signer: LinkSigner, orderId: string): string => signer.sign(SIGNED_AS, orderId);

/** The same text for the same step, in whatever order the database answers its facts. */
const canonical = ({ kind, at, code, facts }: ReceiptStep): string => JSON.stringify([kind, at, code, sorted(facts)]);

const sorted = (facts: object): [string, unknown][] =>
  Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
