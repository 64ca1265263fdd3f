import { PHONE, throttle } from './browser.mjs';

const OPENER = '[data-intent="register"]:visible';
export const DIALOG = ':is(dialog[open], [role="dialog"]):has(form)';

/**
 * From the press on a registration button to the frame that shows the dialog, on a processor four times as slow. The files of
 * the app are in the browser's cache, as they are for every visitor who has scrolled.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ cold: number, warm: number }>} ms; `cold`: the press itself loads the app, `warm`: the app is there
 */
export async function probeDialog(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.locator(OPENER).first().click();
    await page.locator(DIALOG).waitFor();

    await page.goto(url, { waitUntil: 'load' });
    await throttle(page, { network: false });
    const cold = await timeToDialog(page);
    await page.keyboard.press('Escape');
    await page.locator(DIALOG).waitFor({ state: 'detached' });
    // React leaves its mark on what it has taken over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#register-dialog') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    return { cold, warm: await timeToDialog(page) };
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function timeToDialog(page) {
  const shown = page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        let pressed = 0;
        // The time stamp of the press is that of the input itself, before any script has run.
        document.addEventListener('pointerdown', (event) => (pressed = event.timeStamp), { once: true, capture: true });
        const look = () => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          // A task queued in a frame runs after that frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true });
      }),
    DIALOG,
  );
  // Let the observers be in place before the press.
  await page.waitForTimeout(300);
  await page.locator(OPENER).first().click();
  return /** @type {Promise<number>} */ (shown);
}
