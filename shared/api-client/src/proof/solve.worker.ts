import type { WorkChallenge } from '@summit/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Tries numbers until one fits; the server has picked it, so that the end is known. */
addEventListener('message', ({ data }: MessageEvent<WorkChallenge>) => {
  solveChallenge({ challenge: data, deriveKey }).then(
    (solution) => postMessage({ solution }),
    (error: unknown) => postMessage({ failure: String(error) }),
  );
});
