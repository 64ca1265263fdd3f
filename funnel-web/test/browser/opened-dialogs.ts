import { expect, type Page } from '@playwright/test';
import { restOf } from './at-rest';
import { brokenInEitherScheme } from './axe';

/** A dialog that is opened under axe. */
export interface OpenedDialog {
  /** Files below `src` that draw it (tools/checks/opened-dialogs.spec.mjs asks for each). */
  shows: readonly string[];
  role?: 'dialog' | 'alertdialog' | 'menu';
  open: (page: Page) => Promise<unknown>;
}

/** Opens one after the other on the page that is there; answers what axe finds in them. Each closes on Escape. */
export async function brokenDialogs(
  page: Page,
  atRest: ReturnType<typeof restOf>,
  dialogs: readonly OpenedDialog[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { shows, role = 'dialog', open } of dialogs) {
    const name = shows.join(', ');
    await open(page);
    const dialog = page.getByRole(role);
    await expect(dialog, name).toBeVisible();
    await atRest();
    for (const one of await brokenInEitherScheme(page, undefined, `[role=${role}]`)) found.push(`${name}, ${one}`);
    await page.keyboard.press('Escape');
    await expect(dialog, `${name} after Escape`).toHaveCount(0);
  }
  return found;
}
