import { expect, type Locator, type Page } from '@playwright/test';
import type { restOf } from './at-rest';
import { inScheme } from './axe';
import { eachDialog, NARROW, type OpenedDialog } from './opened-dialogs';

type AtRest = ReturnType<typeof restOf>;

export const NARROW_ONLY = [NARROW] as const;
const SIZES = [{ width: 1280, height: 800 }, NARROW] as const;

interface OfPictures {
  name: string;
  /** A dialog, which is shown with the window. */
  within?: Locator;
  sizes?: typeof SIZES | typeof NARROW_ONLY;
}

/** The page as it is, at these widths, else at both, and in both schemes: `screenshots/admin-overview-390-dark.png`. */
export async function takePictures(page: Page, atRest: AtRest, of: OfPictures): Promise<void> {
  const { name, within, sizes = SIZES } = of;
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A dialog of a row goes with the row, which a narrow screen shows otherwise.
    if (within) await atRest();
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
  await page.setViewportSize(sizes[0]);
}

/** Each dialog of the page that is there: opened once, and taken at each width at which it stays open. */
export async function takeDialogPictures(
  page: Page,
  atRest: AtRest,
  { name, dialogs, sizes = SIZES }: Omit<OfPictures, 'within'> & { dialogs: readonly OpenedDialog[] },
): Promise<void> {
  await eachDialog(page, dialogs, async ({ shows, role = 'dialog' }) => {
    await atRest();
    const picture = `${name}-${shows[0]!.replace(/.*\//, '')}`;
    await takePictures(page, atRest, { name: picture, within: page.getByRole(role), sizes });
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
