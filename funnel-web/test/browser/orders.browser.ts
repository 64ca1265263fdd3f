import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { broken } from './axe';
import { CARDS, ordersOf, payOnHostedPage, register } from './checkout';
import { freshEmail, linkInMail } from './product';

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

  await buyer.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(order.getByRole('button')).toHaveCount(0);
  await expect(buyer.getByRole('contentinfo')).toBeHidden();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await buyer.emulateMedia({ media: null, colorScheme: null });

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

// F-322: the page of the order of a plan
test('the card of a plan is changed on the page of the provider, and the order says which card pays now', async ({
  page,
}) => {
  const email = await register(page);
  await page.goto('/dfy');
  await page.getByRole('radio', { name: /3-month plan/ }).check();
  await page.getByRole('button', { name: /\$832\.33/ }).click();
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto(await linkInMail(email, LINK));
  const order = page.getByRole('article', { name: 'Done-For-You Service' });
  await expect(order.getByRole('heading', { name: 'Payment plan' })).toBeVisible();
  await order.getByRole('button', { name: 'Change card' }).click();
  await expect(page).toHaveURL(/\/stripe\/c\//);
  await page.getByLabel('Test card').selectOption('5555555555554444');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page).toHaveURL(/\/orders\?card=\d+/);
  await expect(
    order.getByText(/you changed to the card ending in 4444\. It pays the next installments\./),
  ).toBeVisible();
  expect(await broken(page)).toEqual([]);
});

test('the payer confirms another address by the link that was mailed, once it is pressed', async ({
  page,
  browser,
}) => {
  const email = await register(page);
  const right = freshEmail();
  const payer = freshEmail();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal' }).click();
  const approval = await popup;
  await approval.getByLabel('E-mail of the PayPal account').fill(payer);
  await approval.getByRole('button', { name: /with the balance/ }).click();
  await expect(page).toHaveURL(/\/implementation$/);
  await page.goto(await linkInMail(email, LINK));
  const order = page.getByRole('article', { name: 'VIP' });
  await order.getByRole('button', { name: 'Correct the address' }).click();
  await order.getByLabel('Right email address').fill(right);
  await order.getByRole('button', { name: 'Ask for this address' }).click();
  await expect(order.getByText('We are looking at your correction to v***@example.com.')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await linkInMail(payer, /https?:\/\/\S+\/orders#proof=c\.\S+/));
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Is the other address right?' })).toBeVisible();
  expect(await broken(elsewhere)).toEqual([]);
  await elsewhere.getByRole('button', { name: 'Yes, use that address' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'The address is corrected' })).toBeVisible();
  await expect
    .poll(async () => (await ordersOf(right)).map(({ product, status }) => [product, status]))
    .toEqual([['vip', 'completed']]);
  await elsewhere.context().close();
});
