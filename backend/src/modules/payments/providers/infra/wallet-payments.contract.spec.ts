import { describeWalletPayments, type WalletWorld } from '../../../../../test/contracts/wallet-payments.contract.js';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import { FakeWalletPayments } from '../application/wallet-payments.fake.js';
import { connectProviders } from './provider-adapters.js';

async function fakeWorld(): Promise<WalletWorld> {
  const clock = new FixedClock(Date.UTC(2026, 2, 1));
  const payments = new FakeWalletPayments(clock);
  return {
    payments,
    now: () => clock.now(),
    approve: async (ref, how) => payments.approve(ref, how),
    disturb: async (disturbance) => payments.disturb(disturbance),
    chargedCents: async (orderId) =>
      payments.payments.reduce((sum, one) => sum + (one.orderId === orderId ? one.amountCents : 0), 0),
  };
}

/** The adapter repeats a call once by itself. */
const TRIES = 2;
const OUTCOMES = { good: 'complete', declined: 'decline', pending: 'review' } as const;

let sandbox: PaymentSandbox;
async function sandboxWorld(): Promise<WalletWorld> {
  sandbox = await startPaymentSandbox();
  const { wallet } = connectProviders(sandbox.config, createLogger('silent'), { timeoutMs: 500 });
  return {
    payments: wallet,
    now: () => Date.now(),
    approve: async (order_id, how = 'good') => {
      await sandbox.control('paypal/approve', { order_id, outcome: OUTCOMES[how] });
    },
    disturb: (disturbance) => sandbox.disturb('paypal', disturbance, TRIES),
    chargedCents: async (orderId) => {
      const { captures } = await sandbox.books<{
        captures: { custom_id: string; status: string; amount_cents: number }[];
      }>('paypal');
      return captures.reduce((sum, one) => sum + (one.custom_id === orderId ? one.amount_cents : 0), 0);
    },
  };
}
afterAll(() => sandbox.stop());

describeWalletPayments('the fake', fakeWorld);
describeWalletPayments('PayPal, against its sandbox', sandboxWorld);
