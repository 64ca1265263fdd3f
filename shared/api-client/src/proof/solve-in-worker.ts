import type { WorkChallenge } from '@summit/contracts';

/** Base64 of challenge and solution, as the server reads it. The page stays usable meanwhile. */
export async function solveInWorker(challenge: WorkChallenge): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.js', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise((solved, failed) => {
      worker.onmessage = ({ data }) => solved(data);
      worker.onerror = (event) => failed(new Error('The work could not be done', { cause: event }));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
