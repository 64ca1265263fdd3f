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

  constructor(@Inject(APP_CONFIG) { secrets }: { secrets: Pick<AppConfig['secrets'], 'receiptSigning'> }) {
    this.signer = new LinkSigner(secrets.receiptSigning);
  }

  sign(orderId: string, steps: readonly ReceiptStep[]): string {
    return steps.reduce((before, step) => this.signer.sign(before, canonical(step)), this.start(orderId));
  }

  /** How many of the steps a signature is of; null when it is of none of them, so not ours. */
  signedSteps(orderId: string, steps: readonly ReceiptStep[], signature: string): number | null {
    let before = this.start(orderId);
    for (const [index, step] of steps.entries()) {
      if (this.signer.verify(signature, before, canonical(step))) return index + 1;
      before = this.signer.sign(before, canonical(step));
    }
    return null;
  }

  private start(orderId: string): string {
    return this.signer.sign(SIGNED_AS, orderId);
  }
}

/** The same text for the same step, in whatever order the database answers its facts. */
const canonical = ({ kind, at, code, facts }: ReceiptStep): string => JSON.stringify([kind, at, code, sorted(facts)]);

const sorted = (facts: object): [string, unknown][] =>
  Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1));
