import { expect, type Locator, type Page } from '@playwright/test';
import type { restOf } from './at-rest';
import { inScheme } from './axe';
import { eachDialog, type OpenedDialog } from './opened-dialogs';

type AtRest = ReturnType<typeof restOf>;

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** The page as it is, at both widths and in both schemes: `screenshots/admin-overview-390-dark.png`. `within`: a dialog, which is shown with the window. */
export async function takePictures(page: Page, atRest: AtRest, name: string, within?: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // A dialog of a row goes with the row, and a menu of a narrow screen is not on a wide one.
    if (within && (await within.count()) === 0) continue;
    for (const scheme of ['light', 'dark'] as const) {
      await inScheme(page, scheme);
      if (!within) await wakePictures(page);
      await atRest();
      const picture = `${name}-${size.width}-${scheme}`;
      await page.screenshot({ path: `screenshots/${picture}.png`, fullPage: !within });
      expect.soft(await sideways(page), `pixels that ${picture} scrolls sideways`).toBe(0);
    }
  }
  await page.setViewportSize(SIZES[0]);
}

/** Each dialog of the page that is there. */
export async function takeDialogPictures(
  page: Page,
  atRest: AtRest,
  { name, dialogs }: { name: string; dialogs: readonly OpenedDialog[] },
): Promise<void> {
  await eachDialog(page, dialogs, async ({ shows, role = 'dialog' }) => {
    await atRest();
    await takePictures(page, atRest, `${name}-${shows[0]!.replace(/.*\//, '')}`, page.getByRole(role));
  });
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What loads only where it is seen. */
const wakePictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
