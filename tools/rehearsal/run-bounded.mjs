/**
 * Runs the works at most `limit` at once; ends when all have ended, and throws what the first failed one threw.
 * @param {readonly (() => Promise<unknown>)[]} works
 * @param {number} limit
 */
export async function runBounded(works, limit) {
  let next = 0;
  const worker = async () => {
    while (next < works.length) {
      const work = works[next];
      next += 1;
      await work?.();
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, works.length) }, worker));
}
