import { setTimeout as pause } from 'node:timers/promises';
import { priceOf } from '../person.mjs';
import { viewPage } from './arriving.mjs';

/** @typedef {import('./scene.mjs').Visitor} Visitor */
/** @typedef {import('../person.mjs').Purchase} Purchase */

const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
const PAGES = { vip: '/vip', implementation: '/implementation', dfy: '/dfy' };
/** The page after the purchase asks until it is told, this often. */
const STATUS_TRIES = 400;
const STATUS_EVERY_MS = 50;

/** @param {Visitor} visitor @param {import('../person.mjs').Product} product */
export async function openOffer(visitor, product) {
  if (visitor.stopped) return;
  const { browser, person, scene } = visitor;
  await viewPage(visitor, PAGES[product]);
  await browser.press('/api/timer/start', {
    session_id: orderId(visitor, product),
    product_type: product,
    email: person.email,
  });
  scene.measurements.happened(`saw ${product}`);
}

/** @param {Visitor} visitor @param {import('../person.mjs').Product} product */
export async function buy(visitor, product) {
  if (visitor.stopped) return;
  const { money } = visitor.person;
  const planned = money.purchases.find((one) => one.product === product);
  if (!planned) {
    await giveUp(visitor, product);
    return;
  }
  const coupon = planned.coupon && (await accepted(visitor, planned)) ? planned.coupon : null;
  const expected = coupon === planned.coupon ? planned.cents : withoutCoupon(planned);
  const order = { ...choiceOf(visitor, planned), expected_total_cents: expected };
  const cents =
    money.provider === 'paypal'
      ? await payByWallet(visitor, { ...order, discount_code: coupon })
      : await payByCard(visitor, { ...order, coupon_code: coupon });
  visitor.stopped = cents === null;
  if (cents === null) return;
  const { scene, person, code } = visitor;
  const told = await isConfirmed(visitor, product);
  scene.measurements.happened(`bought ${product}`);
  scene.purchased.push({
    email: person.email,
    sessionId: orderId(visitor, product),
    product,
    provider: money.provider,
    plannedCents: planned.cents,
    cents,
    affiliate: code,
    told,
  });
  if (!told)
    scene.strange.push(
      `${person.email} paid for ${product} and was not told so within ${(STATUS_TRIES * STATUS_EVERY_MS) / 1_000} s`,
    );
}

/** @param {Purchase} planned */
const withoutCoupon = ({ product, minute, bumps }) =>
  priceOf(product, { active: minute < 15, bump: bumps.length > 0, coupon: false });

/** The browser's own id of the offer window and the order of a product. @param {Visitor} visitor @param {string} product */
const orderId = ({ sessionId }, product) => `${sessionId}_${product}`;

/** @param {Visitor} visitor @param {string} product */
const statusPath = (visitor, product) =>
  `/api/orders/status?${new URLSearchParams({ session_id: orderId(visitor, product) })}`;

/** @param {Visitor} visitor @param {{ product: string, bumps: readonly string[] }} purchase */
const choiceOf = (visitor, { product, bumps }) => ({
  email: visitor.person.email,
  name: visitor.person.name,
  session_id: orderId(visitor, product),
  product_type: product,
  order_bump: bumps.length > 0,
  affiliate_code: visitor.code,
});

/** Whether the code counts, as the page asks before it shows the lower price. @param {Visitor} visitor @param {Purchase} planned */
async function accepted(visitor, { product, coupon }) {
  const { browser, person, scene } = visitor;
  const wallet = person.money.provider === 'paypal';
  const route = wallet ? '/api/paypal/validate-discount' : '/api/validate-stripe-coupon';
  const body = {
    product_type: product,
    session_id: orderId(visitor, product),
    [wallet ? 'discount_code' : 'coupon_code']: coupon,
  };
  const answer = await browser.press(route, body);
  const tally = scene.coupons.find(({ code }) => code === coupon) ?? { code: coupon ?? '', asked: 0, given: 0 };
  if (tally.asked === 0) scene.coupons.push(tally);
  tally.asked += 1;
  const valid = answer.status === 200 && answer.body?.valid === true;
  if (valid) tally.given += 1;
  return valid;
}

/**
 * By the saved card where there is one, else on the provider's page. Answers the cents, or null where nothing was bought.
 * @param {Visitor} visitor
 * @param {Record<string, unknown>} order
 */
async function payByCard(visitor, order) {
  const { browser, person } = visitor;
  if (order['product_type'] !== 'vip') {
    const { name: _name, affiliate_code: _code, ...oneClick } = order;
    const charged = await browser.press('/api/stripe/one-click-charge', oneClick);
    if (charged.status === 200) return centsOf(charged.body.quote);
    if (charged.body?.code !== 'no_saved_card' && charged.body?.code !== 'authentication_required') {
      return refused(visitor, 'A charge by one click', charged);
    }
  }
  const page = await checkout(visitor, order);
  if (page === null) return null;
  if (person.money.declinedFirst && order['product_type'] === 'vip') await payOnPage(visitor, page.id, DECLINED_CARD);
  const paid = await payOnPage(visitor, page.id, GOOD_CARD);
  return paid.status === 200 ? page.cents : refused(visitor, 'A payment on the page of Stripe', paid);
}

/** @param {Visitor} visitor @param {Record<string, unknown>} order */
async function checkout(visitor, order) {
  const answer = await visitor.browser.press('/api/stripe/create-checkout-session', order);
  const id = /\/(cs_[^/?#]+)/.exec(answer.body?.url ?? '')?.[1];
  if (answer.status !== 200 || !id) return refused(visitor, 'A checkout', answer);
  return { id, cents: centsOf(answer.body.quote) };
}

/** @param {Visitor} visitor @param {string} session @param {string} card */
const payOnPage = ({ scene, person }, session, card) =>
  scene.control('stripe/pay', { session, card, email: person.email, name: person.name });

/** @param {Visitor} visitor @param {Record<string, unknown>} order */
async function payByWallet(visitor, order) {
  const { browser, scene, person } = visitor;
  const made = await browser.press('/api/paypal/create-order', order);
  if (made.status !== 200) return refused(visitor, 'An order at PayPal', made);
  const { order_id } = made.body;
  const approved = await scene.control('paypal/approve', {
    order_id,
    outcome: 'complete',
    email: person.email,
    name: person.name,
  });
  if (approved.status !== 200) return refused(visitor, 'An approval at PayPal', approved);
  const captured = await browser.press('/api/paypal/capture-order', { ...order, order_id });
  return captured.status === 200 ? centsOf(made.body.quote) : refused(visitor, 'A capture at PayPal', captured);
}

/** @param {{ total: number }} quote in dollars */
const centsOf = ({ total }) => Math.round(total * 100);

/** @param {Visitor} visitor @param {string} what @param {{ status: number, body: any }} answer @returns {null} */
function refused({ scene }, what, { status, body }) {
  scene.strange.push(`${what} was answered ${status} ${body?.code ?? ''}`.trim());
  return null;
}

/** The page opens, the card is declined, and they leave. @param {Visitor} visitor @param {import('../person.mjs').Product} product */
async function giveUp(visitor, product) {
  visitor.stopped = true;
  const page = await checkout(visitor, choiceOf(visitor, { product, bumps: [] }));
  if (page) await payOnPage(visitor, page.id, DECLINED_CARD);
  visitor.scene.measurements.happened('declined and left');
}

/** @param {Visitor} visitor @param {import('../person.mjs').Product} product */
async function isConfirmed(visitor, product) {
  const path = statusPath(visitor, product);
  for (let tries = 0; tries < STATUS_TRIES; tries += 1) {
    const { body } = await visitor.browser.get('/api/orders/status', { path });
    if (body?.status === 'confirmed') return true;
    await pause(STATUS_EVERY_MS);
  }
  return false;
}

/** Asks for the VIP order back, on the page behind the link that the browser of the order gets. @param {Visitor} visitor */
export async function refund(visitor) {
  const { browser, person, scene } = visitor;
  if (!scene.purchased.some(({ email, product }) => email === person.email && product === 'vip')) return;
  const { body } = await browser.get('/api/orders/status', { path: statusPath(visitor, 'vip') });
  const proof = body?.orders_url?.split('#proof=')[1];
  if (!proof) {
    scene.strange.push(`${person.email} got no link to the order`);
    return;
  }
  const { body: page } = await browser.press('/api/buyer/orders', { proof });
  const all = page?.orders ?? [];
  const order = all.find((/** @type {{ product_type: string }} */ one) => one.product_type === 'vip');
  if (!order) {
    scene.strange.push(`${person.email} does not find the VIP order`);
    return;
  }
  const asked = await browser.press('/api/buyer/orders/refund', {
    proof,
    order_number: order.order_number,
    reason: '',
  });
  if (asked.status !== 200) {
    refused(visitor, 'A wish to be paid back', asked);
    return;
  }
  scene.asked.add(person.email);
  scene.measurements.happened('asked for the money back');
}
