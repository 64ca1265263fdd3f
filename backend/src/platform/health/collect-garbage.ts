import { Session } from 'node:inspector';

/**
 * Collects all garbage and closes the gaps between what stays, which takes a fifth of a second in which nothing else happens. Node itself
 * would wait until as much garbage again has come.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await new Promise<void>((resolve, reject) =>
      session.post('HeapProfiler.collectGarbage', (error) => (error ? reject(error) : resolve())),
    );
  } finally {
    session.disconnect();
  }
}
