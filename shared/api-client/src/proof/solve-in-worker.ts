import type { WorkChallenge } from '@summit/contracts';

/** More than the slowest phone needs; after it the form says that it did not work. */
const AT_MOST_MS = 60_000;

/** Base64 of challenge and solution, as the server reads it. The page stays usable meanwhile. */
export async function solveInWorker(challenge: WorkChallenge): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.js', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const solution = await new Promise((solved, failed) => {
      worker.onmessage = ({ data }: MessageEvent<{ solution?: unknown; failure?: string }>) =>
        data.solution
          ? solved(data.solution)
          : failed(new Error('The work could not be done', { cause: data.failure }));
      worker.onerror = (event) => failed(new Error('The work could not be done', { cause: event }));
      timer = setTimeout(() => failed(new Error('The work took too long')), AT_MOST_MS);
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
