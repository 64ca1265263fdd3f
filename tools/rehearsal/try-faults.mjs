// npm run rehearse:faults: plants each kind of fault in a small rehearsal, and checks that it is found under its name, and that
// without one nothing is found. Not part of `npm test`: it takes some minutes.
import { progress } from '../start/progress.mjs';
import { COUPON } from './habits.mjs';
import { readOptions } from './options.mjs';
import { rehearse } from './rehearsal.mjs';
import { World } from './world.mjs';

const ALWAYS = ['--people', '150', '--seed', '3', '--draws', '100', '--no-build'];
const FAULTS = [
  [],
  ['slow-route=/api/sessions/by-day/:day'],
  [`broken-coupon=${COUPON.code}`],
  ['dead-webhook=stripe'],
  ['dead-webhook=paypal'],
];

/** What is wrong with the findings of a rehearsal with that fault, or null. @param {string[]} planted @param {{ name: string, sentence: string }[]} found */
function complaint(planted, found) {
  const names = found.map(({ name }) => name);
  if (planted.length === 0)
    return found.length === 0 ? null : `found ${found.map(({ sentence }) => sentence).join(' ')}`;
  const [target = ''] = planted.map((fault) => fault.split('=')[1] ?? '');
  return names.includes(target) ? null : `did not name ${target}, only ${names.join(', ') || 'nothing'}`;
}

/** @type {World | undefined} */
let world;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => void Promise.resolve(world?.close()).finally(() => process.exit(130)));
}
for (const planted of FAULTS) {
  const name = planted[0] ?? 'no fault';
  world = new World(() => undefined);
  try {
    const options = readOptions([...ALWAYS, ...planted.flatMap((fault) => ['--plant', fault])]);
    const { findings } = await rehearse(world, options, () => undefined);
    const wrong = complaint(planted, findings);
    progress(`${name}: ${wrong ?? 'as it should be'}`);
    if (wrong) process.exitCode = 1;
  } finally {
    await world.close();
  }
}
