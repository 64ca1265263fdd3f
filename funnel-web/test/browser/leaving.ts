import { expect, type Page } from '@playwright/test';
import { ARM_AFTER_MS } from '../../src/islands/exit-intent';
import type { restOf } from './at-rest';

/** What a page carries whose long timers are in the hands of the test. */
interface Held {
  waiting: (() => void)[];
}

/** The seconds before the exit prompt listens are over when the test says so (`armExit`), however long the page takes. */
export const holdExit = (page: Page): Promise<unknown> =>
  page.addInitScript((held) => {
    const timeout = window.setTimeout;
    const waiting: TimerHandler[] = [];
    const set = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === held ? waiting.push(run) : timeout(run, ms, ...rest);
    Object.assign(window, { setTimeout: set, waiting });
  }, ARM_AFTER_MS);

/** The page counts its seconds. */
export const expectExitHeld = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => (window as unknown as Held).waiting.length)).toBeGreaterThan(0);

export const armExit = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Held).waiting.forEach((run) => run()));

/** The pointer goes out at the top; what that does has happened when this ends. */
export async function leave(page: Page, atRest: ReturnType<typeof restOf>): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(600, 2);
  await page.evaluate(() => {
    const left = { pointerType: 'mouse', clientX: 600, clientY: 0, relatedTarget: null, bubbles: true };
    document.documentElement.dispatchEvent(new PointerEvent('pointerout', left));
  });
  await atRest();
}
