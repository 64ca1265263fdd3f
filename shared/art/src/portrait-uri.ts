import { dataUri } from './data-uri.js';
import type { DayNumber } from './day-ramps.js';
import { portraitSvg } from './portrait-svg.js';

/** A page shows a few dozen people. */
const MAX_KEPT = 100;
const drawn = new Map<string, string>();

/** The portrait as the address of an image. Drawing one takes milliseconds, and pages show the same people again and again: the last ones are kept. */
export function portraitUri(name: string, day: DayNumber): string {
  const key = `${day} ${name}`;
  const uri = drawn.get(key) ?? dataUri(portraitSvg(name, day));
  drawn.delete(key);
  drawn.set(key, uri);
  for (const oldest of drawn.keys()) {
    if (drawn.size <= MAX_KEPT) break;
    drawn.delete(oldest);
  }
  return uri;
}
