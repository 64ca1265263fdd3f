import { expect, test, type Page } from '@playwright/test';
import { ADMIN_ORIGIN, openTab, signedInAdmin } from './signed-in-admin';

const NAME = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'.repeat(2);

test.use({ viewport: { width: 390, height: 844 } });

/** Parts of the open dialog that reach out of it. */
const cut = (page: Page, role: 'dialog' | 'alertdialog') =>
  page
    .getByRole(role)
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('form, h2, .MuiDialogContent-root')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((part) => `${part.scrollWidth} of ${part.clientWidth} px: ${part.textContent.slice(0, 40)}`),
    );

// C-062
test('a name without a blank stays inside of the dialogs of a phone', async ({ page }) => {
  const { headers } = await signedInAdmin(page);
  const code = `LONG${Date.now().toString(36)}`.toUpperCase();
  const email = `${code.toLowerCase()}@partners.test`;
  const data = { speaker_name: NAME, speaker_code: code, email, send_invitation: false };
  expect((await page.request.post(`${ADMIN_ORIGIN}/api/admin/affiliates`, { data, headers })).status()).toBe(200);
  await openTab(page, `all-affiliates&q=${code}`);
  const open = async (action: string) => {
    await page.getByRole('grid', { name: 'All Affiliates' }).getByRole('gridcell').first().click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await open('Set address');
  await expect(page.getByRole('dialog', { name: /^Address of/ })).toBeVisible();
  expect(await cut(page, 'dialog')).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: /^Address of/ })).toHaveCount(0);
  await open('Disable');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await cut(page, 'alertdialog')).toEqual([]);
});
