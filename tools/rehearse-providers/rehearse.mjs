/**
 * `npm run rehearse:providers`: walks through what the product needs of Stripe and PayPal, with the product's own adapters.
 *
 *   npm run rehearse:providers                                    against the sandbox of this repository
 *   STRIPE_SECRET_KEY=sk_test_… npm run rehearse:providers        Stripe in its test mode, PayPal in the sandbox
 *   PAYPAL_CLIENT_ID=… PAYPAL_CLIENT_SECRET=… PAYPAL_WEBHOOK_ID=… npm run rehearse:providers
 *   … npm run rehearse:providers -- --by-hand                     asks you to be the buyer where a page must be paid
 *
 * Live keys are refused. Needs `npm run build`. Ends with 1 where a journey failed.
 */
import { parseArgs } from 'node:util';
import { paypalJourneys } from './paypal-journeys.mjs';
import { runJourneys, tableOf } from './run-journeys.mjs';
import { stripeJourneys } from './stripe-journeys.mjs';
import { openWorld } from './worlds.mjs';

async function rehearse() {
  const { values } = parseArgs({ options: { 'by-hand': { type: 'boolean', default: false } } });
  const say = (/** @type {string} */ line) => console.log(line);
  const world = await openWorld(process.env, { byHand: values['by-hand'], say });
  try {
    say(`Stripe: ${world.stripeAt}. PayPal: ${world.paypalAt}.`);
    const findings = await runJourneys([...stripeJourneys(world), ...paypalJourneys(world)], ({ name, result }) =>
      say(`  ${result.padEnd(7)}  ${name}`),
    );
    say(`\n${tableOf(findings)}`);
    if (findings.some(({ result }) => result === 'failed')) process.exitCode = 1;
  } finally {
    await world.stop();
  }
}

rehearse().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
