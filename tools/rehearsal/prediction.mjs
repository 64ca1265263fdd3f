// What the habits should bring in: by many drawn audiences, and by hand where the habits are simple.
import { Chance } from './chance.mjs';
import { drawMoney, priceOf } from './person.mjs';

/** Drawn apart from the audience that walks, or the prediction would be that audience. */
const STREAM = 0x70726564;

/**
 * Money kept (cents) in `draws` audiences of that size.
 * @param {import('./habits.mjs').Habits} habits
 * @param {{ people: number, draws: number, seed: number }} extent
 */
export function predict(habits, { people, draws, seed }) {
  const chance = new Chance(seed, STREAM);
  const totals = Array.from({ length: draws }, () => {
    let total = 0;
    for (let person = 0; person < people; person += 1) total += drawMoney(chance, habits).keptCents;
    return total;
  }).sort((one, other) => one - other);
  const mean = totals.reduce((sum, total) => sum + total, 0) / draws;
  const variance = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / Math.max(1, draws - 1);
  const at = (/** @type {number} */ share) => totals[Math.min(draws - 1, Math.floor(share * draws))] ?? 0;
  return {
    meanCents: mean,
    /** Nine of ten audiences lie between these. */
    lowCents: at(0.05),
    highCents: at(0.95),
    standardErrorCents: Math.sqrt(variance / draws),
    totals,
  };
}

/**
 * The expected money (cents) of habits whose shares are constant: every step is a probability times a price.
 * @param {import('./habits.mjs').Habits} habits
 * @param {number} people
 */
export function closedForm(habits, people) {
  const { offers, referredShare } = habits;
  const signups = people * (referredShare * habits.referredSignupShare + (1 - referredShare) * habits.signupShare);
  const paid = 1 - (1 - habits.paypalShare) * habits.declinedShare * (1 - habits.secondCardShare);
  const share = (/** @type {import('./habits.mjs').OfferHabit} */ offer) =>
    offer.acceptByMinute.reduce((sum, [, accepted]) => sum + accepted, 0);
  const vipBuyers = signups * share(offers.vip) * paid;
  const implementationBuyers = vipBuyers * share(offers.implementation);
  const dfyBuyers = implementationBuyers * share(offers.dfy);
  return (
    vipBuyers * meanPrice('vip', offers.vip) * (1 - habits.refundShare) +
    implementationBuyers * meanPrice('implementation', offers.implementation) +
    dfyBuyers * meanPrice('dfy', offers.dfy)
  );
}

/**
 * @param {import('./person.mjs').Product} product
 * @param {import('./habits.mjs').OfferHabit} offer
 */
function meanPrice(product, { acceptByMinute, bumpShare, couponShare }) {
  const all = acceptByMinute.reduce((sum, [, share]) => sum + share, 0);
  return acceptByMinute.reduce((sum, [minute, share]) => {
    const active = minute < 15;
    const price = (/** @type {boolean} */ bump, /** @type {boolean} */ coupon) =>
      priceOf(product, { active, bump, coupon });
    const mixed = (/** @type {boolean} */ coupon) =>
      bumpShare > 0 ? bumpShare * price(true, coupon) + (1 - bumpShare) * price(false, coupon) : price(false, coupon);
    return sum + (share / all) * (couponShare * mixed(true) + (1 - couponShare) * mixed(false));
  }, 0);
}
