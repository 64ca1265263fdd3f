import type { Logger } from '../logging/logger.js';

/** It answers within a fifth of a second. */
const ANSWER_MS = 2_000;

/** What we need of `Session` in node:inspector. */
export interface InspectorSession {
  connect(): void;
  post(method: string, done: (error: Error | null) => void): void;
  disconnect(): void;
}

/** Not imported above: a Node.js that was built without an inspector has no such module. */
async function openSession(): Promise<InspectorSession> {
  const { Session } = await import('node:inspector');
  return new Session();
}

/**
 * Collects all garbage and closes the gaps between what stays, which takes a fifth of a second in which nothing else happens. V8
 * alone still keeps it ten seconds later. Where it does not work (Node.js without an inspector, or one that may not use it), the
 * process only stays bigger.
 */
export async function collectGarbage(logger: Logger, open = openSession): Promise<void> {
  try {
    const session = await open();
    session.connect();
    await answerOf(session).finally(() => session.disconnect());
  } catch (error) {
    logger.warn({ reason: (error as Error).message }, 'garbage of the start not collected');
  }
}

function answerOf(session: InspectorSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
    session.post('HeapProfiler.collectGarbage', (error) => {
      clearTimeout(overdue);
      if (error) reject(error);
      else resolve();
    });
  });
}
