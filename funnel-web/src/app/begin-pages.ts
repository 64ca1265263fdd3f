import type { RunningApp } from '../islands/app-loader';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Starts the pages of an order with what they stand on in tasks before theirs: React, the libraries, the theme. As one they kept a slow phone from answering for
 * four times as long. Not in the entry, which the landing page has too: it would bring that a file more. It imports nothing that pages use as well (inOwnTask): such
 * a file has all of their code run before it.
 */
export async function beginPages(proof: string | null): Promise<RunningApp> {
  await import('react-dom/client');
  await nextTask();
  const { funnelTheme } = await import('./funnel-theme');
  await nextTask();
  funnelTheme();
  await nextTask();
  const { startPages } = await import('./start-pages');
  return startPages(proof);
}
