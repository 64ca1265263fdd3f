import type { ReceiptStep } from '../domain/receipt.js';
import { ReceiptSigner } from './receipt-signer.js';

const signerOf = (receiptSigning: string) => new ReceiptSigner({ secrets: { receiptSigning } });
const ORDER = 'd7f1a0f0-0000-4000-8000-000000000001';

describe('ReceiptSigner', () => {
  const sut = signerOf('a secret of at least thirty-two characters');
  const earned: ReceiptStep = {
    kind: 'commission',
    at: 2,
    code: null,
    facts: { change: 'earn', amountCents: 1_850, keptCents: 3_700, cause: 'paid' },
  };
  const ordered: ReceiptStep = { kind: 'order', at: 1, code: null, facts: { product: 'vip', createdAt: 1 } };
  const paid: ReceiptStep = { kind: 'payout_closed', at: 3, code: null, facts: { payoutId: 'p1', outcome: 'paid' } };
  const steps = [ordered, earned];
  const signature = sut.sign(ORDER, steps);

  it('knows its signature, also when steps were added since', () => {
    expect(sut.signedSteps(ORDER, steps, signature)).toBe(2);
    expect(sut.signedSteps(ORDER, [...steps, paid], signature)).toBe(2);
    expect(sut.signedSteps(ORDER, [...steps, paid], sut.sign(ORDER, [...steps, paid]))).toBe(3);
  });

  it('knows the signature of a secret that this one replaces', () => {
    const receiptSigning = 'the secret that takes its place, 32 characters';
    const former = { receiptSigning: 'a secret of at least thirty-two characters' };
    const replacing = new ReceiptSigner({ secrets: { receiptSigning, former } });
    expect(replacing.signedSteps(ORDER, [...steps, paid], signature)).toBe(2);
    expect(replacing.signedSteps(ORDER, [ordered], signature)).toBeNull();
    expect(replacing.sign(ORDER, steps)).toBe(signerOf(receiptSigning).sign(ORDER, steps));
  });

  it('does not depend on the order of the facts', () => {
    const turned = { ...earned, facts: { cause: 'paid', keptCents: 3_700, amountCents: 1_850, change: 'earn' } };
    expect(sut.sign(ORDER, [ordered, turned as ReceiptStep])).toBe(signature);
  });

  it.each<[string, string, ReceiptStep[], string]>([
    ['of another order', 'd7f1a0f0-0000-4000-8000-000000000002', steps, signature],
    ['of a step that was changed', ORDER, [ordered, { ...earned, at: 3 }], signature],
    [
      'of an amount that was changed',
      ORDER,
      [ordered, { ...earned, facts: { ...earned.facts, amountCents: 1 } }],
      signature,
    ],
    ['of a step that is missing', ORDER, [ordered], signature],
    ['of steps in another order', ORDER, [earned, ordered], signature],
    ['by another secret', ORDER, steps, signerOf('another secret of thirty-two characters').sign(ORDER, steps)],
    ['that is empty', ORDER, steps, ''],
    ['of no receipt', ORDER, [], sut.sign(ORDER, [])],
  ])('refuses one %s', (_name, orderId, given, text) => {
    expect(sut.signedSteps(orderId, given as ReceiptStep[], text)).toBeNull();
  });
});
