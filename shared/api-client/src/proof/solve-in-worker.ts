import type { WorkChallenge } from '@summit/contracts';
import { ApiError } from '../api-error.js';

/** Base64 of challenge and solution, as the server reads it. The page stays usable meanwhile. */
export async function solveInWorker(challenge: WorkChallenge): Promise<string> {
  const worker = new Worker(new URL('./solve.worker.js', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise((solved, failed) => {
      worker.onmessage = ({ data }) => solved(data);
      worker.onerror = (event) => failed(new ApiError({ kind: 'network', cause: event }));
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
