import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './unavailable.js';

/** Longer than another server takes over from a database that has died (15 s and a moment), shorter than a dead process keeps its jobs. */
const TRIES = 90;
const EVERY_MS = 500;

/**
 * Writes down what has happened outside and cannot be taken back, also where the database is away for a while: a job that failed now would
 * do it a second time. Throws what the last try threw; any other failure at once.
 */
export async function retryUntilStored(
  note: () => Promise<void>,
  wait: () => Promise<unknown> = () => pause(EVERY_MS),
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await note();
    } catch (error) {
      if (tries >= TRIES || !isDatabaseUnavailable(error)) throw error;
      await wait();
    }
  }
}
