import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const LOOK_AGAIN_MS = 20;

/** An answer that goes on for as long as the page shows it. */
const isStream = (request: Request): boolean => request.headers()['accept'] === 'text/event-stream';

/** False where the page leaves for another one meanwhile. */
const hasPainted = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done)))))
    .then(
      () => true,
      () => false,
    );

/**
 * Begins to follow what the page asks for. The answer waits until the page has come to rest: all of that is answered, and the page has
 * painted what it made of it and asked for nothing else.
 */
export function restOf(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  const answered = (request: Request) => waiting.delete(request);
  let isNew = false;
  page.on('request', (request) => {
    if (!isStream(request)) waiting.add(request);
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isNew = true;
  });
  page.on('framenavigated', (frame) => {
    if (!isNew || frame !== page.mainFrame()) return;
    // Nobody tells how it ended what the page before was waiting for.
    waiting.clear();
    isNew = false;
  });
  return async () => {
    do {
      await page.waitForLoadState();
      while (waiting.size > 0) await pause(LOOK_AGAIN_MS);
    } while (!(await hasPainted(page)) || waiting.size > 0);
  };
}
