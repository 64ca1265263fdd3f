/** `count` moments between 0 and 1, one in each part of equal length, in an order and at places that the seed decides. */
export function seededMoments(seed: number, count: number): number[] {
  const random = generator(seed);
  const moments = Array.from({ length: count }, (_, part) => (part + random()) / count);
  return moments
    .map((moment) => ({ moment, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ moment }) => moment);
}

/** mulberry32. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
