// What the audience of a rehearsal is like. docs/rehearsal.md says it in words; to try another audience, change it here.

/**
 * @typedef {object} OfferHabit
 * @property {readonly (readonly [minute: number, share: number])[]} acceptByMinute of those who open the page: how many press, at which
 *   minute after it. From minute 15 on the offer has ended and the later price counts
 * @property {number} bumpShare of the buyers: with the first add-on of the product
 * @property {number} couponShare of the buyers: with the code of the rehearsal (VIP only)
 */

/**
 * Shares are probabilities from 0 to 1; a weight counts against the others of its list.
 * @typedef {object} Habits
 * @property {string} name
 * @property {number} leadDays before the first day of the summit
 * @property {readonly number[]} visitsByDay weights: the lead days, then the five days
 * @property {readonly number[]} visitsByHour weights of the hours of a Pacific day
 * @property {number} referredShare of the visitors: by the link of an affiliate
 * @property {readonly number[]} affiliates weights of the affiliates, the busiest first
 * @property {number} signupShare of the visitors without a link
 * @property {number} referredSignupShare of those with one
 * @property {number} phoneShare of the registrants: leave a number for texts
 * @property {{ vip: OfferHabit, implementation: OfferHabit, dfy: OfferHabit }} offers the later ones are shown to buyers of the one before
 * @property {number} paypalShare of the buyers
 * @property {number} declinedShare of the first payments by card
 * @property {number} secondCardShare of the declined: try another card, the others leave
 * @property {number} refundShare of the VIP orders: asked back, some days later
 * @property {readonly number[]} refundAfterDays
 * @property {number} badNetworkShare of the visitors: some answers never reach them, and they press again
 * @property {number} brokenAnswerShare of their calls that write something
 * @property {number} signInShare of the members
 * @property {number} watchShare of the registrants, each day
 * @property {number} rateShare of those who watch
 * @property {number} giftShare of those who watch
 * @property {number} promptsShare of the registrants
 */

/** Everything constant: what comes in can be computed by hand, see `closedForm`. @type {Habits} */
export const SIMPLE = {
  name: 'simple',
  leadDays: 2,
  visitsByDay: [1, 1, 1, 1, 1, 1, 1],
  visitsByHour: Array.from({ length: 24 }, () => 1),
  referredShare: 0.5,
  affiliates: [1, 1],
  signupShare: 0.6,
  referredSignupShare: 0.6,
  phoneShare: 0,
  offers: {
    vip: { acceptByMinute: [[2, 0.2]], bumpShare: 0.5, couponShare: 0 },
    implementation: { acceptByMinute: [[3, 0.25]], bumpShare: 0, couponShare: 0 },
    dfy: { acceptByMinute: [[4, 0.1]], bumpShare: 0, couponShare: 0 },
  },
  paypalShare: 0.3,
  declinedShare: 0,
  secondCardShare: 1,
  refundShare: 0,
  refundAfterDays: [1],
  badNetworkShare: 0,
  brokenAnswerShare: 0,
  signInShare: 0.5,
  watchShare: 0.3,
  rateShare: 0.2,
  giftShare: 0.1,
  promptsShare: 0.1,
};

/** A launch as they usually go: more people every day until it opens, evenings busier than nights. @type {Habits} */
export const LAUNCH = {
  name: 'launch',
  leadDays: 9,
  visitsByDay: [3, 3, 4, 4, 5, 6, 8, 11, 15, 14, 9, 7, 6, 5],
  visitsByHour: [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 10, 11, 10, 9, 8, 8, 9, 10, 11, 10, 8, 5, 3],
  referredShare: 0.4,
  affiliates: [12, 8, 6, 5, 4, 3, 2, 2, 1, 1],
  signupShare: 0.5,
  referredSignupShare: 0.65,
  phoneShare: 0.2,
  offers: {
    vip: {
      acceptByMinute: [
        [1, 0.03],
        [3, 0.06],
        [7, 0.04],
        [12, 0.03],
        [25, 0.02],
      ],
      bumpShare: 0.35,
      couponShare: 0.15,
    },
    implementation: {
      acceptByMinute: [
        [1, 0.04],
        [3, 0.06],
        [7, 0.05],
        [12, 0.05],
        [25, 0.03],
      ],
      bumpShare: 0.3,
      couponShare: 0,
    },
    dfy: {
      acceptByMinute: [
        [3, 0.02],
        [12, 0.03],
        [25, 0.01],
      ],
      bumpShare: 0,
      couponShare: 0,
    },
  },
  paypalShare: 0.25,
  declinedShare: 0.08,
  secondCardShare: 0.65,
  refundShare: 0.04,
  refundAfterDays: [1, 2, 3, 5],
  badNetworkShare: 0.08,
  brokenAnswerShare: 0.4,
  signInShare: 0.7,
  watchShare: 0.3,
  rateShare: 0.2,
  giftShare: 0.15,
  promptsShare: 0.12,
};

/** @type {Record<string, Habits>} */
export const PRESETS = { simple: SIMPLE, launch: LAUNCH };

/** People arrive at the full hour: the clock stops at every minute at which something happens, and an hour of people shares its stops. */
export const ARRIVAL_EVERY_MINUTES = 60;

/** What the code of the rehearsal takes off VIP, in percent. */
export const COUPON = { code: 'REHEARSAL20', percent: 20 };
