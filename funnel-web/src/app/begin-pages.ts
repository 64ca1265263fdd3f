import type { RunningApp } from '../islands/app-loader';
import { inOwnTask } from '../lib/browser/in-own-task';

/**
 * Starts the pages of an order with React in a task before theirs: as one they kept a slow phone from answering for twice as long. Not in the entry, which the
 * landing page has too: it would bring that a file more.
 */
export async function beginPages(proof: string | null): Promise<RunningApp> {
  await import('react-dom/client');
  await new Promise<void>(inOwnTask);
  const { startPages } = await import('./start-pages');
  return startPages(proof);
}
