// Where the journeys go: to the providers' test modes, or to the sandbox of this repository where no keys are given.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { quote } from '@summit/pricing';
import { startSandbox } from '@summit/provider-simulators';
import { readConfig } from '../../backend/dist/config/env.js';
import { connectProviders } from '../../backend/dist/modules/payments/providers/infra/provider-adapters.js';
import { createStripe } from '../../backend/dist/modules/payments/providers/infra/stripe-client.js';
import { createLogger } from '../../backend/dist/platform/logging/logger.js';
import { NeedsBuyer } from './run-journeys.mjs';

/** @typedef {'good' | 'declining' | 'authenticating'} CardKind */

/**
 * @typedef {object} World
 * @property {'sandbox' | 'test mode'} stripeAt
 * @property {'sandbox' | 'test mode'} paypalAt
 * @property {ReturnType<typeof connectProviders>} providers
 * @property {ReturnType<typeof createStripe>} stripe
 * @property {import('../../backend/src/config/app-config.js').AppConfig} config
 * @property {(kind: CardKind) => Promise<{ customerRef: string, paymentMethodRef: string }>} savedCard
 * @property {(page: { ref: string, url: string }) => Promise<void>} payPage the buyer pays a hosted page
 * @property {(ref: string) => Promise<void>} approveWallet the buyer agrees in PayPal's window
 * @property {() => Promise<void>} stop
 */

const NUMBERS = { good: '4242424242424242', declining: '4000000000000341', authenticating: '4000002760003184' };
const TEST_METHODS = {
  good: 'pm_card_visa',
  declining: 'pm_card_chargeCustomerFail',
  authenticating: 'pm_card_authenticationRequired',
};
const PATIENCE_MS = 10 * 60_000;
const EMAIL = 'rehearsal@example.com';

/** The settings of a rehearsal. Throws where real money could be meant. @param {NodeJS.ProcessEnv} env */
export function rehearsalSettings(env) {
  const stripe = Boolean(env.STRIPE_SECRET_KEY);
  const paypal = Boolean(env.PAYPAL_CLIENT_ID && env.PAYPAL_CLIENT_SECRET);
  if (stripe && !/^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY ?? ''))
    throw new Error('STRIPE_SECRET_KEY must be a test key (sk_test_… or rk_test_…): a rehearsal moves money');
  if (env.PAYPAL_API_BASE?.includes('api-m.paypal.com'))
    throw new Error("PAYPAL_API_BASE must not be PayPal's live address: a rehearsal moves money");
  return { stripe, paypal };
}

/** A page of a VIP purchase. @param {object} [fields] @returns {any} */
export function pageOf(fields = {}) {
  const orderId = randomUUID();
  return {
    orderId,
    quote: quote({
      product: 'vip',
      offer: 'active',
      bumps: ['vip_bump'],
      coachingSessions: 0,
      plan: false,
      coupon: null,
    }),
    couponCode: null,
    customerRef: null,
    email: EMAIL,
    successUrl: 'https://example.com/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://example.com/vip',
    expiresAt: Date.now() + 31 * 60_000,
    key: `order:${orderId}:checkout:1`,
    ...fields,
  };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ byHand: boolean, say: (line: string) => void }} options
 * @returns {Promise<World>}
 */
export async function openWorld(env, { byHand, say }) {
  const given = rehearsalSettings(env);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-rehearsal-'));
  const sandbox = await startSandbox({ port: 0, dir });
  const base = readConfig({ ...env, NODE_ENV: 'test', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const demo = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  const config = {
    ...base,
    stripe: given.stripe ? base.stripe : { ...demo.stripe, apiBase: sandbox.url },
    paypal: given.paypal ? base.paypal : { ...demo.paypal, apiBase: sandbox.url },
  };
  const providers = connectProviders(config, createLogger('silent'));
  const stripe = createStripe(config.stripe);

  const control = async (/** @type {string} */ call, /** @type {object} */ body) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${sandbox.url}/control/${call}`, init);
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status} to ${call}`);
  };
  /** Waits until somebody has done what is asked for. */
  const askBuyer = async (/** @type {string} */ wish, /** @type {() => Promise<boolean>} */ done) => {
    if (!byHand) throw new NeedsBuyer('a buyer has to act: run again with --by-hand');
    say(`\n  ${wish}`);
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      if (await done()) return;
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
    throw new Error('nobody acted within ten minutes');
  };
  const factsAbout = (
    /** @type {'stripe' | 'paypal'} */ provider,
    /** @type {any} */ kind,
    /** @type {string} */ ref,
  ) => providers.events[provider].factsAbout({ provider, kind, ref });

  /** @type {World['payPage']} */
  const payPage = async ({ ref, url }) => {
    if (!given.stripe) return control('stripe/pay', { session: ref, card: NUMBERS.good, email: EMAIL });
    const paid = async () =>
      (await factsAbout('stripe', 'checkout', ref)).some(({ kind }) => kind === 'payment_received');
    return askBuyer(`Pay this page with card ${NUMBERS.good}, any date to come, any CVC:\n  ${url}`, paid);
  };

  return {
    stripeAt: given.stripe ? 'test mode' : 'sandbox',
    paypalAt: given.paypal ? 'test mode' : 'sandbox',
    providers,
    stripe,
    config,
    payPage,
    savedCard: async (kind) => {
      if (given.stripe) {
        const customer = await stripe.customers.create({ email: EMAIL, description: 'rehearsal' });
        const method = await stripe.paymentMethods.attach(TEST_METHODS[kind], { customer: customer.id });
        return { customerRef: customer.id, paymentMethodRef: method.id };
      }
      // As in life: a card is saved by paying a hosted page with it.
      const page = await providers.cards.startCheckout(pageOf());
      if (page.result !== 'open') throw new Error(`the page is ${page.result}`);
      await control('stripe/pay', { session: page.ref, card: NUMBERS[kind], email: EMAIL });
      const [fact] = await factsAbout('stripe', 'checkout', page.ref);
      if (fact?.kind !== 'payment_received' || !fact.card) throw new Error('no card was saved');
      return fact.card;
    },
    approveWallet: async (ref) => {
      if (!given.paypal) return control('paypal/approve', { order_id: ref, outcome: 'complete' });
      const approved = async () =>
        (await factsAbout('paypal', 'wallet_order', ref)).some(({ kind }) => kind === 'wallet_approved');
      const window = `https://www.sandbox.paypal.com/checkoutnow?token=${ref}`;
      return askBuyer(`Agree to this payment as a buyer of PayPal's sandbox:\n  ${window}`, approved);
    },
    stop: async () => {
      await sandbox.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
