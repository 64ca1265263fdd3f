import { FORM_HEADERS, type WorkChallenge } from '@summit/contracts';
import { ApiError } from '../api-error.js';

export interface ProofExtras {
  /** Called when the work begins: it takes a moment, in which a page says so. */
  onWork?(): void;
  /** Does the work; a worker of the browser unless given. */
  solve?(challenge: WorkChallenge): Promise<string>;
}

const inWorker = async (challenge: WorkChallenge): Promise<string> =>
  (await import('./solve-in-worker.js')).solveInWorker(challenge);

/** Makes a call. Where the server asks for work first, does it and makes the call again, once, with the proof as a header. */
export async function withProof<Answer>(
  call: (headers: Record<string, string>) => Promise<Answer>,
  { onWork, solve = inWorker }: ProofExtras = {},
): Promise<Answer> {
  try {
    return await call({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'proof_of_work_needed') throw error;
    onWork?.();
    const { challenge } = error.body as { challenge: WorkChallenge };
    return call({ [FORM_HEADERS.proof]: await solve(challenge) });
  }
}
