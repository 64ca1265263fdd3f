// One person of the audience: everything that will happen, drawn before anything happens.
import { BUMPS, bumpsOf, quote } from '@summit/pricing';
import { COUPON } from './habits.mjs';

/**
 * @typedef {'vip' | 'implementation' | 'dfy'} Product
 * @typedef {object} Purchase
 * @property {Product} product
 * @property {number} minute after the page was opened
 * @property {string[]} bumps
 * @property {string | null} coupon
 * @property {number} cents what it has to cost
 */

/**
 * The decisions that move money.
 * @typedef {object} Money
 * @property {number | null} affiliate index of the affiliate whose link it was
 * @property {boolean} signsUp
 * @property {'stripe' | 'paypal'} provider
 * @property {boolean} declinedFirst the first card is declined
 * @property {Product[]} pages offer pages that are opened, in order
 * @property {Purchase[]} purchases
 * @property {{ product: Product, minute: number } | null} gaveUp pressed, was declined, and left
 * @property {boolean} asksBack has VIP refunded
 * @property {number} keptCents of all purchases, after refunds
 */

const OFFER_MINUTES = 15;
/** @type {readonly Product[]} */
const PATH = ['vip', 'implementation', 'dfy'];

/** @type {Map<string, number>} */
const prices = new Map();

/**
 * What the price rules say, in cents; asked once for each kind of purchase.
 * @param {Product} product
 * @param {{ active: boolean, bump: boolean, coupon: boolean }} choice
 */
export function priceOf(product, { active, bump, coupon }) {
  const key = `${product} ${active} ${bump} ${coupon}`;
  let cents = prices.get(key);
  if (cents === undefined) {
    cents = quote({
      product,
      offer: active ? 'active' : 'expired',
      bumps: bump ? firstBump(product) : [],
      coachingSessions: 0,
      plan: false,
      coupon: coupon ? { type: 'percent', basisPoints: COUPON.percent * 100 } : null,
    }).totalCents;
    prices.set(key, cents);
  }
  return cents;
}

/** @param {Product} product */
const firstBump = (product) => bumpsOf(product).slice(0, 1);

/** Whether a page of the product sells an add-on. @param {Product} product */
export const hasBump = (product) => firstBump(product).some((key) => BUMPS[key].card !== null);

/**
 * @param {import('./chance.mjs').Chance} chance
 * @param {import('./habits.mjs').Habits} habits
 * @returns {Money}
 */
export function drawMoney(chance, habits) {
  const affiliate = chance.happens(habits.referredShare) ? chance.weighted(habits.affiliates) : null;
  const signsUp = chance.happens(affiliate === null ? habits.signupShare : habits.referredSignupShare);
  /** @type {Money} */
  const money = {
    affiliate,
    signsUp,
    provider: 'stripe',
    declinedFirst: false,
    pages: [],
    purchases: [],
    gaveUp: null,
    asksBack: false,
    keptCents: 0,
  };
  if (!signsUp) return money;
  for (const product of PATH) {
    const habit = habits.offers[product];
    money.pages.push(product);
    const minute = minuteOf(chance, habit.acceptByMinute);
    if (minute === null) break;
    if (product === 'vip') {
      money.provider = chance.happens(habits.paypalShare) ? 'paypal' : 'stripe';
      money.declinedFirst = money.provider === 'stripe' && chance.happens(habits.declinedShare);
      if (money.declinedFirst && !chance.happens(habits.secondCardShare)) {
        money.gaveUp = { product, minute };
        break;
      }
    }
    const bump = hasBump(product) && chance.happens(habit.bumpShare);
    const coupon = habit.couponShare > 0 && chance.happens(habit.couponShare);
    const cents = priceOf(product, { active: minute < OFFER_MINUTES, bump, coupon });
    money.purchases.push({
      product,
      minute,
      bumps: bump ? firstBump(product) : [],
      coupon: coupon ? COUPON.code : null,
      cents,
    });
    money.keptCents += cents;
  }
  const [vip] = money.purchases;
  if (vip && chance.happens(habits.refundShare)) {
    money.asksBack = true;
    money.keptCents -= vip.cents;
  }
  return money;
}

/**
 * @param {import('./chance.mjs').Chance} chance
 * @param {import('./habits.mjs').OfferHabit['acceptByMinute']} acceptByMinute
 */
function minuteOf(chance, acceptByMinute) {
  let rest = chance.next();
  for (const [minute, share] of acceptByMinute) if ((rest -= share) < 0) return minute;
  return null;
}
