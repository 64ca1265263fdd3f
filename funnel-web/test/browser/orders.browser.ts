import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { confirmIdentity, openTab, signedInAdmin } from '../../../admin-web/test/browser/signed-in-admin';
import { broken } from './axe';
import { CARDS, expectBalancedBooks, ordersOf, payOnHostedPage, register } from './checkout';
import { linkInMail } from './product';

const LINK = /https?:\/\/\S+\/orders#proof=\S+/;
const PRICE = PRICE_BOOK.vip.early;

// F-322, F-323
test('a buyer opens the mailed link in another browser, saves the invoice and asks for a refund, which the operator pays', async ({
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

  await order.getByRole('button', { name: 'Ask for a refund' }).click();
  await order.getByRole('textbox').fill('I watched it live.');
  await order.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(order.getByText(/^You asked for a refund on/)).toBeVisible();
  // A reload in the same tab shows the orders again, and no address that was called has the proof.
  await buyer.reload();
  await expect(order.getByText(/^You asked for a refund on/)).toBeVisible();
  expect(seen.filter((address) => address.includes('proof'))).toEqual([]);

  const office = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const { headers } = await signedInAdmin(office);
  await confirmIdentity(office, headers);
  await openTab(office, 'buyer-requests');
  await office.getByRole('button', { name: `Approve ${email}` }).click();
  const dialog = office.getByRole('dialog', { name: 'Pay the money back' });
  await expect(dialog.getByText('I watched it live.')).toBeVisible();
  expect(await broken(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(/^The refund is on its way/)).toBeVisible();

  await expect.poll(async () => (await ordersOf(email))[0]?.status).toBe('refunded');
  await buyer.reload();
  await expect(order.getByText('Refunded', { exact: true })).toBeVisible();
  const orders = await ordersOf(email);
  await expectBalancedBooks(orders.map((one) => ({ ...one, captured_cents: 0 })));

  await buyer.goto(`${new URL(buyer.url()).origin}/orders#proof=a.forged.1.x`);
  await expect(buyer.getByRole('heading', { level: 1, name: 'This link does not open your orders' })).toBeVisible();
  await buyer.getByLabel('Email address of the order').fill(email);
  await buyer.getByRole('button', { name: 'Email me the link' }).click();
  await expect(buyer.getByText(/^If there are orders of this address/)).toBeVisible();
});
