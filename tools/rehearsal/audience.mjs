// The audience: persons, and at which minute of the product's time each of them does what.
import { DAY_MS, HOUR_MS, MINUTE_MS, SUMMIT_DAYS, SUMMIT_FIRST_DAY_AT } from '@summit/rules';
import { Chance } from './chance.mjs';
import { ARRIVAL_EVERY_MINUTES } from './habits.mjs';
import { drawMoney } from './person.mjs';

const FIRST_DAY = Date.parse(SUMMIT_FIRST_DAY_AT);
/** The link is mailed at once; people look into their mail later. */
const SIGN_IN_AFTER_MS = 2 * HOUR_MS;
const PROMPTS_AFTER_MS = 3 * HOUR_MS;
const FIRST_NAMES = [
  'Amina',
  'Bo',
  'Chidi',
  'Dana',
  'Emeka',
  'Farah',
  'Goran',
  'Hana',
  'Ines',
  'Jonas',
  'Kira',
  'Liam',
];

/**
 * @typedef {object} Person
 * @property {number} number from 0
 * @property {string} name
 * @property {string} email
 * @property {string} address of the network it comes from; its own
 * @property {string | null} phone
 * @property {boolean} badNetwork
 * @property {import('./person.mjs').Money} money
 *
 * @typedef {'visit' | 'signUp' | 'openOffer' | 'buy' | 'refund' | 'signIn' | 'attend' | 'prompts'} ActName
 * @typedef {{ at: number, person: Person, act: ActName, product?: import('./person.mjs').Product, day?: number }} PlannedAct
 *   `at`: ms since 1970, on a full minute
 */

/** When a rehearsal begins: midnight Pacific of the first lead day. @param {import('./habits.mjs').Habits} habits */
export const beginOf = ({ leadDays }) => FIRST_DAY - leadDays * DAY_MS;

/**
 * The same seed gives the same people.
 * @param {import('./habits.mjs').Habits} habits
 * @param {{ people: number, seed: number }} extent
 * @returns {{ persons: Person[], acts: PlannedAct[] }} the acts in the order of time
 */
export function drawAudience(habits, { people, seed }) {
  const persons = [];
  /** @type {PlannedAct[]} */
  const acts = [];
  for (let number = 0; number < people; number += 1) {
    const chance = new Chance(seed, number);
    const person = drawPerson(chance, habits, { number, seed });
    persons.push(person);
    acts.push(...actsOf(chance, habits, person));
  }
  return { persons, acts: acts.sort((one, other) => one.at - other.at) };
}

/**
 * @param {Chance} chance
 * @param {import('./habits.mjs').Habits} habits
 * @param {{ number: number, seed: number }} which
 * @returns {Person}
 */
function drawPerson(chance, habits, { number, seed }) {
  const money = drawMoney(chance, habits);
  const phone = chance.happens(habits.phoneShare) ? `+1415555${String(number % 10_000).padStart(4, '0')}` : null;
  return {
    number,
    name: `${FIRST_NAMES[chance.between(0, FIRST_NAMES.length - 1)]} Rehearsal`,
    email: `person-${seed}-${number}@rehearsal.test`,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    phone,
    badNetwork: chance.happens(habits.badNetworkShare),
    money,
  };
}

/**
 * @param {Chance} chance
 * @param {import('./habits.mjs').Habits} habits
 * @param {Person} person
 * @returns {PlannedAct[]}
 */
function actsOf(chance, habits, person) {
  const { money } = person;
  const day = chance.weighted(habits.visitsByDay);
  const arrivals = 60 / ARRIVAL_EVERY_MINUTES;
  const minute = chance.between(0, arrivals - 1) * ARRIVAL_EVERY_MINUTES;
  const arrival = beginOf(habits) + day * DAY_MS + chance.weighted(habits.visitsByHour) * HOUR_MS + minute * MINUTE_MS;
  /** @type {PlannedAct[]} */
  const acts = [{ at: arrival, person, act: 'visit' }];
  if (!money.signsUp) return acts;
  let at = arrival + MINUTE_MS;
  acts.push({ at, person, act: 'signUp' });
  const presses = [...money.purchases, ...(money.gaveUp ? [money.gaveUp] : [])];
  for (const product of money.pages) {
    acts.push({ at, person, act: 'openOffer', product });
    const press = presses.find((one) => one.product === product);
    if (!press) break;
    at += press.minute * MINUTE_MS;
    acts.push({ at, person, act: 'buy', product });
  }
  if (money.asksBack) {
    const days = habits.refundAfterDays[chance.between(0, habits.refundAfterDays.length - 1)] ?? 1;
    acts.push({ at: at + days * DAY_MS, person, act: 'refund' });
  } else if (money.purchases.length > 0 && chance.happens(habits.signInShare)) {
    acts.push({ at: at + SIGN_IN_AFTER_MS, person, act: 'signIn' });
  }
  return [...acts, ...summitActs(chance, habits, { person, arrival })];
}

/**
 * @param {Chance} chance
 * @param {import('./habits.mjs').Habits} habits
 * @param {{ person: Person, arrival: number }} visit
 */
function summitActs(chance, habits, { person, arrival }) {
  /** @type {PlannedAct[]} */
  const acts = [];
  for (const day of SUMMIT_DAYS) {
    const at = FIRST_DAY + (day - 1) * DAY_MS + chance.between(9, 21) * HOUR_MS;
    if (chance.happens(habits.watchShare) && at > arrival) acts.push({ at, person, act: 'attend', day });
  }
  if (chance.happens(habits.promptsShare)) acts.push({ at: arrival + PROMPTS_AFTER_MS, person, act: 'prompts' });
  return acts;
}
