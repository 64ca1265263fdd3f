import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { broken } from './axe';
import { CARDS, payOnHostedPage, register } from './checkout';
import { linkInMail } from './product';

const LINK = /https?:\/\/\S+\/orders#proof=\S+/;
const PRICE = PRICE_BOOK.vip.early;

// F-322; the refund is in affiliate-walk.browser.ts
test('a buyer opens the mailed link in another browser, and saves the invoice; other links open nothing', async ({
  page,
  browser,
}) => {
  const email = await register(page);
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }).click();
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the page of your order' })).toHaveAttribute('href', LINK);

  const elsewhere = await browser.newContext();
  const buyer = await elsewhere.newPage();
  const seen: string[] = [];
  buyer.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const opened = await buyer.goto(await linkInMail(email, LINK));
  expect(opened?.headers()['x-robots-tag']).toBe('noindex');
  await expect(buyer.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  expect(new URL(buyer.url()).hash).toBe('');
  const order = buyer.getByRole('article', { name: 'VIP' });
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  expect(await broken(buyer)).toEqual([]);

  const [file] = await Promise.all([
    buyer.waitForEvent('download'),
    order.getByRole('button', { name: 'Download invoice' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // A reload in the same tab shows the orders again, and no address that was called has the proof.
  await buyer.reload();
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  expect(seen.filter((address) => address.includes('proof'))).toEqual([]);

  await buyer.goto(`${new URL(buyer.url()).origin}/orders#proof=a.forged.1.x`);
  await expect(buyer.getByRole('heading', { level: 1, name: 'This link does not open your orders' })).toBeVisible();
  await buyer.getByLabel('Email address of the order').fill(email);
  await buyer.getByRole('button', { name: 'Email me the link' }).click();
  await expect(buyer.getByText(/^If there are orders of this address/)).toBeVisible();
});
