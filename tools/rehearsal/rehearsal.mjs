// One rehearsal from the empty database to the balanced books.
import { DAY_MS, SUMMIT_FIRST_DAY_AT } from '@summit/rules';
import { Office } from './acts/office.mjs';
import { beginOf, drawAudience } from './audience.mjs';
import { balance } from './balance.mjs';
import { closeConnections } from './browser.mjs';
import { findings } from './findings.mjs';
import { Measurements } from './measurements.mjs';
import { predict } from './prediction.mjs';
import { Queue } from './queue.mjs';
import { readBooks } from './read-books.mjs';
import { Walk } from './walk.mjs';

/** Past the holds of VIP commissions (8 November) and the payout run of the 1 December. */
const END = Date.parse(SUMMIT_FIRST_DAY_AT) + 37 * DAY_MS;
const DRAIN_MS = 300_000;
/** Nobody is paid out at the addresses of the content. */
const GIVE_ADDRESSES = `update affiliate set email = split_part(email, '@', 1) || '@speakers.test' where email like '%@speakers.summit.test'`;
const AFFILIATES = `select code from affiliate order by code limit 50`;

/** @typedef {Awaited<ReturnType<typeof rehearse>>} Result */

/**
 * @param {import('./world.mjs').World} world opened here, closed by the caller
 * @param {ReturnType<typeof import('./options.mjs').readOptions>} options
 * @param {(text: string) => void} progress
 */
export async function rehearse(world, { people, seed, habits, faults, processes, draws }, progress) {
  const begun = performance.now();
  const seconds = { predict: 0, open: 0, walk: 0, settle: 0 };
  const timed = async (/** @type {keyof typeof seconds} */ part, /** @type {() => any} */ work) => {
    const from = performance.now();
    const result = await work();
    seconds[part] = (performance.now() - from) / 1_000;
    return result;
  };
  const begin = beginOf(habits);
  const { acts } = drawAudience(habits, { people, seed });
  /** @type {ReturnType<typeof predict>} */
  const prediction = await timed('predict', () => predict(habits, { people, draws, seed }));
  progress(`${people} people, ${acts.length} steps`);
  await timed('open', () => world.open({ begin, processes, faults }));
  const scene = await sceneOf(world);
  const queue = new Queue(world);
  const office = new Office(scene);
  await office.makeCode();
  const clock = /** @type {import('./clock.mjs').RehearsalClock} */ (world.clock);
  await timed('walk', () => new Walk({ scene, habits, clock, queue, office, progress }).go(acts, { begin, end: END }));
  await timed('settle', () => queue.drain(DRAIN_MS));
  const books = await readBooks(world, clock.now());
  closeConnections();
  const { measurements } = scene;
  const mails = /** @type {import('./postbox.mjs').Postbox} */ (world.postbox).counted();
  const lines = balance({ ...scene, mails }, books);
  const routes = measurements.routes();
  const errors = measurements.errorList();
  return {
    people,
    seed,
    habits,
    faults,
    begin,
    prediction,
    plannedCents: scene.purchased.reduce((sum, { plannedCents }) => sum + plannedCents, 0),
    keptCents: books.orders.reduce((sum, one) => sum + one.capturedCents - one.refundedCents, 0),
    books,
    balance: lines,
    findings: findings({
      routes,
      errors,
      coupons: scene.coupons,
      events: books.events,
      taken: books.taken,
      balance: lines,
      strange: scene.strange,
      logged: world.loggedErrors(),
    }),
    routes,
    errors,
    measurements,
    longestQueue: queue.longest,
    cpuSeconds: await world.cpuSeconds(),
    seconds: { ...seconds, all: (performance.now() - begun) / 1_000 },
  };
}

/** @param {import('./world.mjs').World} world @returns {Promise<import('./acts/scene.mjs').Scene>} */
async function sceneOf(world) {
  await world.rows(GIVE_ADDRESSES);
  const affiliates = await world.rows(AFFILIATES);
  return {
    measurements: new Measurements(),
    postbox: /** @type {import('./postbox.mjs').Postbox} */ (world.postbox),
    control: (call, wish) => world.control(call, wish),
    now: () => /** @type {import('./clock.mjs').RehearsalClock} */ (world.clock).now(),
    affiliates: affiliates.map(({ code }) => code),
    originFor: (number) => /** @type {string} */ (world.origins[number % world.origins.length]),
    purchased: [],
    coupons: [],
    signedUp: [],
    asked: new Set(),
    strange: [],
  };
}
