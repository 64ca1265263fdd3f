import { expect, type Page } from '@playwright/test';
import { restOf } from './at-rest';
import { brokenInEitherScheme } from './axe';

/** A phone. */
export const NARROW = { width: 390, height: 844 } as const;

/** A dialog that is opened under axe. */
export interface OpenedDialog {
  /** Files below `src` that draw it (tools/checks/opened-dialogs.spec.mjs asks for each). */
  shows: readonly string[];
  role?: 'dialog' | 'alertdialog' | 'menu';
  open: (page: Page) => Promise<unknown>;
}

/** Opens one after the other on the page that is there, for a look. Each closes on Escape. */
export async function eachDialog(
  page: Page,
  dialogs: readonly OpenedDialog[],
  look: (dialog: OpenedDialog) => Promise<void>,
): Promise<void> {
  for (const one of dialogs) {
    const name = one.shows.join(', ');
    await one.open(page);
    const dialog = page.getByRole(one.role ?? 'dialog');
    await expect(dialog, name).toBeVisible();
    await look(one);
    await page.keyboard.press('Escape');
    await expect(dialog, `${name} after Escape`).toHaveCount(0);
  }
}

/** What axe finds in the dialogs of a page. */
export async function brokenDialogs(
  page: Page,
  atRest: ReturnType<typeof restOf>,
  dialogs: readonly OpenedDialog[],
): Promise<string[]> {
  const found: string[] = [];
  await eachDialog(page, dialogs, async ({ shows, role = 'dialog' }) => {
    await atRest();
    for (const one of await brokenInEitherScheme(page, undefined, `[role=${role}]`))
      found.push(`${shows.join(', ')}, ${one}`);
  });
  return found;
}
