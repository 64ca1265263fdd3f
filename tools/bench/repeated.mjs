// How long something takes that is asked for again and again.
import { median, percentile } from './statistics.mjs';

const WARM_UPS = 7;

/** @param {() => Promise<unknown>} work */
export async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/**
 * `least` is what an answer takes when nobody else wants the processor; the goals are held against `p95`, which a busy machine moves.
 * @param {() => Promise<unknown>} work
 * @param {number} times
 */
export async function repeated(work, times) {
  for (let n = 0; n < WARM_UPS; n++) await work();
  const measured = [];
  for (let n = 0; n < times; n++) measured.push(await timed(work));
  return { least: Math.min(...measured), p50: median(measured), p95: percentile(measured, 0.95) };
}
