import { Session } from 'node:inspector';

/**
 * Collects all garbage and closes the gaps between what stays, which takes a fifth of a second in which nothing else happens. V8
 * alone still keeps it ten seconds later.
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
