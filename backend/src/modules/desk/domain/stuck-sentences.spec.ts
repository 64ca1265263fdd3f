import { reasonOf, repairWordsOf } from './stuck-sentences.js';
import { FINDING_KINDS, type FindingKind } from './stuck-order.js';

const SINCE = Date.parse('2025-11-20T18:00:00Z');

describe('what is wrong with an order', () => {
  it.each<[FindingKind, string, string]>([
    ['pending_too_long', 'wallet', 'PayPal has not told us how the PayPal order ended.'],
    ['pending_too_long', '', 'No payment is under way any more, and the order still waits for its money.'],
    ['not_delivered', '', 'The order is paid, and the member area has not been opened for its buyer.'],
    ['without_mail', '', 'The order is paid, and its buyer has no receipt.'],
    ['without_mail', '2', 'Installment 2 is paid, and its buyer has no receipt of it.'],
    ['mail_failed', 'receipt', 'The receipt has not been taken by the mail server.'],
    ['paid_twice', '3700', '$37 came that the order did not owe, and they are not back yet.'],
    ['plan_behind', '2', 'Installment 2 of 3 was due on Nov 20, 2025 and is not paid.'],
    ['dispute_due', String(SINCE), "The buyer's bank disputes the payment: PayPal takes evidence until Nov 20, 2025."],
  ])('%s (%p): %s', (kind, detail, sentence) => {
    expect(reasonOf({ kind, detail, since: SINCE, provider: 'paypal', product: 'vip' })).toBe(sentence);
  });

  it('is a sentence with a button for every kind', () => {
    for (const kind of FINDING_KINDS) {
      const told = { kind, detail: '', since: SINCE, provider: 'stripe', product: 'dfy' } as const;
      expect(reasonOf(told)).toMatch(/^[A-Z$].*\.$/);
      expect(repairWordsOf(told)).toMatch(/^[A-Z]/);
    }
  });
});
