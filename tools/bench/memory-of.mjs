const MEBIBYTE = 1_048_576;

/**
 * Seconds that `work` takes, and how much more memory this process has while it runs than before, in MiB.
 * @param {() => Promise<void>} work
 */
export async function memoryOf(work) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const begin = performance.now();
  await work().finally(() => clearInterval(watch));
  return { seconds: (performance.now() - begin) / 1_000, added: (most - before) / MEBIBYTE };
}
