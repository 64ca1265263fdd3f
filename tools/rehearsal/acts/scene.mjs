/**
 * What all acts share.
 * @typedef {object} Scene
 * @property {import('../measurements.mjs').Measurements} measurements
 * @property {import('../postbox.mjs').Postbox} postbox
 * @property {(call: string, wish: object) => Promise<{ status: number, body: any }>} control what happens at a provider: `control('stripe/pay', …)`
 * @property {() => number} now the product's time, ms
 * @property {readonly string[]} affiliates referral codes, the busiest first
 * @property {(number: number) => string} originFor which process of the product a person talks to
 * @property {Purchased[]} purchased
 * @property {{ code: string, asked: number, given: number }[]} coupons how the codes of the audience fared
 * @property {string[]} signedUp addresses that were told that they are registered
 * @property {Set<string>} asked addresses that asked for their VIP order back
 * @property {string[]} strange what no plan foresaw, in sentences
 *
 * One purchase as its buyer knows it.
 * @typedef {object} Purchased
 * @property {string} email
 * @property {string} sessionId
 * @property {import('../person.mjs').Product} product
 * @property {'stripe' | 'paypal'} provider
 * @property {number} plannedCents
 * @property {number} cents what the server said that it costs
 * @property {string | null} affiliate code of the link
 * @property {boolean} told the page said that it is paid
 */

/**
 * One person on the way through the summit.
 * @typedef {object} Visitor
 * @property {import('../audience.mjs').Person} person
 * @property {import('../browser.mjs').Browser} browser
 * @property {string} sessionId the first part of the ids of offer windows and orders
 * @property {string | null} code referral code of the link
 * @property {boolean} registered
 * @property {boolean} stopped leaves the offers: a purchase of theirs did not work out
 * @property {Scene} scene
 */

export {};
