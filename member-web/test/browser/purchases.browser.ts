import { expect, test } from '@playwright/test';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';

// M-184
test('purchases on paper are black, also of a member who reads in the dark, and have nothing to press', async ({
  page,
}) => {
  await signInMember(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${MEMBER_ORIGIN}/vip/purchases`);
  const purchase = page.getByRole('article').first();
  await expect(purchase.getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(purchase.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
