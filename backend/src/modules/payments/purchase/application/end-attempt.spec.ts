import type { ProviderFact } from '../../domain/provider-fact.js';
import type { Settlement } from '../../settlement/application/settlement.port.js';
import { PurchaseKit } from './purchase-kit.fake.js';
import { EndAttempt } from './end-attempt.js';

const ORDER = '11111111-1111-4111-8111-111111111111';
const approved: ProviderFact = { kind: 'wallet_approved', orderId: ORDER, attemptRef: 'WALLET-1', approvedAt: 1 };
const pending: ProviderFact = { kind: 'payment_pending', orderId: ORDER, attemptRef: 'WALLET-1' };

describe('closing an attempt at its provider', () => {
  let kit: PurchaseKit;
  let settled: ProviderFact[];
  let sut: EndAttempt;
  beforeEach(() => {
    kit = new PurchaseKit();
    settled = [];
    const settlement: Settlement = {
      execute: async (facts) => void settled.push(...facts),
      record: () => Promise.reject(new Error('nothing to record')),
      apply: () => Promise.reject(new Error('nothing to apply')),
    };
    sut = new EndAttempt(kit.cards, kit, settlement);
  });
  const wallet = () => sut.atProvider({ kind: 'wallet', ref: 'WALLET-1' });
  const page = async () => {
    await kit.openCheckout();
    return { kind: 'checkout', ref: kit.cards.checkouts[0]!.ref } as const;
  };

  it('closes a page that nobody has paid', async () => {
    expect(await sut.atProvider(await page())).toBe('closed');
    expect(settled).toEqual([]);
  });

  it('settles a page that was paid a moment ago', async () => {
    const attempt = await page();
    const payment = kit.cards.pay(attempt.ref);
    kit.stripe.tell('checkout', attempt.ref, [payment]);
    expect(await sut.atProvider(attempt)).toBe('paid');
    expect(settled).toEqual([payment]);
  });

  it('does not know while the card provider gives no answer', async () => {
    const attempt = await page();
    kit.cards.closeUnknown();
    expect(await sut.atProvider(attempt)).toBe('unknown');
  });

  it('closes an order at PayPal of which no money was taken, and captures no approval', async () => {
    kit.paypal.tell('wallet_order', 'WALLET-1', [approved]);
    expect(await wallet()).toBe('closed');
    expect(settled).toEqual([]);
  });

  it('knows that PayPal reviews the money', async () => {
    kit.paypal.tell('wallet_order', 'WALLET-1', [pending]);
    expect(await wallet()).toBe('held');
    expect(settled).toEqual([pending]);
  });

  it('does not know while PayPal gives no answer', async () => {
    kit.paypal.unavailable();
    expect(await wallet()).toBe('unknown');
  });
});
