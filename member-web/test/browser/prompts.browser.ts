import { expect, test } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { signUp } from '../../../funnel-web/test/browser/product';

const memberOrigin = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';
const freshEmail = (): string => `reader-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

// M-004, M-014, M-155 to M-161
test('a registrant reads ten prompts, copies one with words of their own, and meets the limit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: memberOrigin });
  const email = freshEmail();
  await signUp(context.request, 'Rea Ahn', email);

  await page.goto(`${memberOrigin}/500-super-prompts`);
  await page.getByLabel('Summit registration email').fill(email.toUpperCase());
  expect(await broken(page)).toEqual([]);
  await page.getByRole('button', { name: 'Access My Bonus' }).click();
  await page.getByRole('checkbox').check();
  expect(await broken(page)).toEqual([]);
  await page.getByRole('button', { name: 'I Agree - Access Prompts' }).click();

  await expect(page.getByText('10 of 10 prompts left today')).toBeVisible();
  await page.getByRole('button', { name: '1 Turn a skills inventory into ten small offers' }).click();
  await page.getByRole('button', { name: /^Fill in the blanks/ }).click();
  const first = page.getByRole('group', { name: 'Fill in the blanks' }).getByRole('textbox').first();
  await first.fill('forty years of baking');
  await page.getByRole('button', { name: 'Copy with your words' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('forty years of baking');
  expect(await broken(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-on-paper]').getByText('forty years of baking')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.getByRole('searchbox').fill('affiliate');
  await expect(page.getByText(/^Found \d+ prompts$/)).toBeVisible();
  const copies = page.getByRole('button', { name: /^Copy: / });
  for (let n = 0; n < 9; n += 1) {
    await copies.nth(n).click();
    await expect(page.getByText(`${8 - n} of 10 prompts left today`)).toBeVisible();
  }
  await expect(page.getByRole('alert')).toContainText("You've reached your daily limit of 10 prompts.");
  await expect(copies.last()).toBeDisabled();
  expect(await broken(page)).toEqual([]);

  // The tab knows its reader; another way in meets the same count.
  await page.reload();
  await expect(page.getByText('0 of 10 prompts left today')).toBeVisible();
});
