import { parseArgs } from 'node:util';
import { PRESETS } from './habits.mjs';

export const USAGE = `Usage: npm run rehearse [-- --people 5000] [--seed 7] [--habits launch|simple] [--plant slow-route=/api/signup] [--out folder] [--no-build]

  --people     how many come to the landing page
  --seed       the same seed gives the same people
  --habits     what they are like: tools/rehearsal/habits.mjs
  --plant      a fault on purpose, to see that it is found; may be given several times:
                 slow-route=/api/...   calls of that route wait before they reach the product
                 broken-coupon=CODE    the check of that code fails
                 dead-webhook=stripe   notifications of that provider (or paypal) are lost on the way
  --processes  of the API
  --draws      audiences that the prediction draws
  --out        where the report is written
  --no-build   rehearses what is built already`;

/** What is wrong with the command line, in a sentence. */
export class UsageError extends Error {}

export const FAULT_KINDS = /** @type {const} */ (['slow-route', 'broken-coupon', 'dead-webhook']);

/** @typedef {{ kind: typeof FAULT_KINDS[number], target: string }} Fault */

/** @param {string} text @returns {Fault} */
function faultOf(text) {
  const [, name, target] = /^([a-z-]+)=(.+)$/.exec(text) ?? [];
  const kind = FAULT_KINDS.find((one) => one === name);
  if (!kind || !target) throw new UsageError(`--plant ${text} is no fault that can be planted.`);
  if (kind === 'slow-route' && !target.startsWith('/api/')) throw new UsageError(`${target} is no route: /api/...`);
  if (kind === 'dead-webhook' && target !== 'stripe' && target !== 'paypal')
    throw new UsageError(`${target} is no provider: stripe or paypal.`);
  return { kind, target };
}

/** @param {string} name @param {string} text @param {number} [least] */
function whole(name, text, least = 1) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} is a whole number from ${least}: ${text}.`);
  return value;
}

/** @param {string[]} args */
export function readOptions(args) {
  const values = parse(args);
  const habits = PRESETS[values.habits];
  if (!habits) throw new UsageError(`There are no habits called ${values.habits}.`);
  return {
    people: whole('people', values.people),
    seed: whole('seed', values.seed, 0),
    habits,
    faults: values.plant.map(faultOf),
    processes: whole('processes', values.processes),
    draws: whole('draws', values.draws),
    out: values.out,
    build: !values['no-build'],
    help: values.help,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        people: { type: 'string', default: '5000' },
        seed: { type: 'string', default: '7' },
        habits: { type: 'string', default: 'launch' },
        plant: { type: 'string', multiple: true, default: [] },
        processes: { type: 'string', default: '2' },
        draws: { type: 'string', default: '2000' },
        out: { type: 'string', default: '.data/rehearsal' },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}
