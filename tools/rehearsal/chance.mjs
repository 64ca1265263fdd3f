import { xoroshiro128plus } from 'pure-rand';

const RANGE = 2 ** 32;

/** Spreads the bits of a number over all 32, so that seeds 1 and 2 begin nothing alike. @param {number} value */
function spread(value) {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** A seeded source of chance: the same seed and stream give the same numbers on every machine. */
export class Chance {
  /**
   * @param {number} seed
   * @param {number} [stream] one of many independent sources of the same seed: a person, a draw
   */
  constructor(seed, stream = 0) {
    this.generator = xoroshiro128plus(spread(spread(seed + 1) + Math.imul(stream + 1, 0x9e3779b1)));
    // The first numbers still show the seed.
    for (let skipped = 0; skipped < 4; skipped += 1) this.generator.unsafeNext();
  }

  /** A number from 0 up to, but without, 1. */
  next() {
    return (this.generator.unsafeNext() >>> 0) / RANGE;
  }

  /** @param {number} probability */
  happens(probability) {
    return this.next() < probability;
  }

  /** A whole number, both ends included. @param {number} least @param {number} most */
  between(least, most) {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** The index of one of these weights, which need not add up to 1. @param {readonly number[]} weights */
  weighted(weights) {
    let rest = this.next() * weights.reduce((sum, weight) => sum + weight, 0);
    const index = weights.findIndex((weight) => (rest -= weight) < 0);
    return index < 0 ? weights.length - 1 : index;
  }
}
