import { expect, test } from '@playwright/test';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { CARDS, payOnHostedPage, register } from './checkout';
import { linkInMail } from './product';

const PRICE = PRICE_BOOK.vip.early;

const PASSWORD = 'a riverside bench in May';

// F-321, M-001, M-007
test('a VIP order leads through the mailed link into the member area', async ({ page }) => {
  const email = await register(page, 'Zara Osei');
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }).click();
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const link = await linkInMail(email, /https?:\/\/\S+\/vip\/setup-password\?token=[\w-]+/);

  await page.goto(link);
  // Mail scanners open links: looking at the page must not use it up (C-109).
  await page.reload();
  await page
    .getByLabel('New password', { exact: true })
    .or(page.getByLabel('Password', { exact: true }))
    .first()
    .fill(PASSWORD);
  await page.getByLabel(/confirm/i).fill(PASSWORD);
  await expect(page.getByText('Passwords match')).toBeVisible();
  await page.getByRole('button', { name: /set (my )?password/i }).click();
  await expect(page.getByText('Password Set Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/vip\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Zara');
  await expect(page.getByText("You don't have access to this summit yet")).toHaveCount(1);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/vip\/login$/);
  await page.goto(link);
  await page
    .getByLabel('New password', { exact: true })
    .or(page.getByLabel('Password', { exact: true }))
    .first()
    .fill(PASSWORD);
  await page.getByLabel(/confirm/i).fill(PASSWORD);
  await page.getByRole('button', { name: /set (my )?password/i }).click();
  await expect(page.getByText('Invalid setup link. Please contact support.')).toBeVisible();

  await page.goto(new URL('/vip/login', link).href);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/vip\/dashboard$/);
});
