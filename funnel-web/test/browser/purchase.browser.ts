import { expect, test } from '@playwright/test';
import { BUMPS, formatUsd, moneyString, PRICE_BOOK, shareOf } from '@summit/pricing';
import { restOf } from './at-rest';
import { brokenInEitherScheme } from './axe';
import {
  CARDS,
  expectBalancedBooks,
  ordersOf,
  payOnHostedPage,
  promoCode,
  register,
  sandboxOrigin,
  tellSandbox,
} from './checkout';
import { armExit, expectExitHeld, holdExit, leave } from './leaving';
import { inboxOrigin, rows } from './product';

const PRICE = PRICE_BOOK.vip.early;
const BUMP = BUMPS.vip_bump.cents;
const HALF = PRICE - shareOf(PRICE, 5_000);
/** VIP with its add-on and ten dollars off. */
const CARD_ORDER = PRICE + BUMP - 1_000;

// F-004, F-005, F-140
test('VIP by card with add-on and coupon, Implementation with one click, Done-For-You in three payments', async ({
  page,
  context,
}) => {
  const email = await register(page);
  const coupon = await promoCode({ product: 'vip', provider: 'stripe', dollars: 10 });

  await page.getByRole('checkbox', { name: /Speaker Interview Highlights Vault/ }).check();
  await page.getByRole('button', { name: 'Have a coupon?' }).click();
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(coupon.toLowerCase());
  await page.getByRole('button', { name: /^Apply/ }).click();
  await expect(page.getByText('Coupon applied.')).toBeVisible();
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(CARD_ORDER)}` }).click();
  await expect(page.getByText(`$${moneyString(CARD_ORDER)}`).first()).toBeVisible();
  await payOnHostedPage(page, CARDS.good);

  await expect(page).toHaveURL(/\/success\?session_id=cs_.*&product=vip/);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page
    .getByRole('link', { name: /Implementation/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/implementation$/);
  await expect(page.getByText(/4242/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Implementation for $97' }).click();
  await expect(page.getByText('Payment Successful! Redirecting to next offer...').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dfy$/);

  await page.getByRole('radio', { name: /3-month plan/ }).check();
  await page.getByRole('button', { name: /\$832\.33/ }).click();
  await payOnHostedPage(page, CARDS.good);
  await expect(page).toHaveURL(/\/success\?session_id=cs_.*&product=dfy/);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const [plan] = await rows<{ subscription_ref: string }>(
    `select subscription_ref from payment_plan plan join purchase_order o on o.id = plan.order_id where o.email = $1`,
    [email],
  );
  const statusOfPlan = async () => (await ordersOf(email)).find(({ product }) => product === 'dfy')?.status;
  await expect
    .poll(() =>
      rows('select 1 from payment_plan where subscription_ref = $1 and schedule_ref is not null', [
        plan!.subscription_ref,
      ]),
    )
    .toHaveLength(1);
  try {
    for (const paid of [2, 3]) {
      await tellSandbox(page, 'stripe/next-installment', { subscription: plan!.subscription_ref });
      await expect
        .poll(() =>
          rows(
            `select 1 from plan_installment i join purchase_order o on o.id = i.order_id where o.email = $1 and i.paid_at is not null`,
            [email],
          ),
        )
        .toHaveLength(paid);
    }
    await expect.poll(statusOfPlan).toBe('completed');
    await tellSandbox(page, 'clock', { days: 62 });
  } finally {
    await tellSandbox(page, 'clock/reset', {});
  }

  const orders = await ordersOf(email);
  expect(orders).toMatchObject([
    { product: 'vip', status: 'completed', total_cents: CARD_ORDER, captured_cents: CARD_ORDER },
    { product: 'implementation', status: 'completed', total_cents: 9_700, captured_cents: 9_700 },
    { product: 'dfy', status: 'completed', total_cents: 249_700, captured_cents: 249_700 },
  ]);
  await expectBalancedBooks(orders);
  const books = (await (await page.request.get(`${sandboxOrigin}/control/stripe/books`)).json()) as {
    charges: { order_id?: string; amount: number }[];
  };
  for (const { id, captured_cents: captured } of orders) {
    const charged = books.charges
      .filter(({ order_id }) => order_id === id)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(charged).toBe(captured);
  }
  expect(await rows('select summit2_access from member where email = $1', [email])).toEqual([{ summit2_access: true }]);

  const inbox = await context.newPage();
  await expect(async () => {
    await inbox.goto(`${inboxOrigin}/?to=${encodeURIComponent(email)}`);
    for (const subject of [/VIP/, /Implementation/, /Done-For-You/])
      await expect(inbox.getByRole('link', { name: subject }).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('who goes back from the payment page finds what was chosen, and its price', async ({ page }) => {
  await register(page);
  await page.goto('/dfy');
  const plan = page.getByRole('radio', { name: /3-month plan/ });
  const coaching = page.getByRole('combobox', { name: /Extra coaching sessions/ });
  await plan.check();
  await coaching.selectOption('2');
  const press = page.getByRole('button', { name: /^Add Done-For-You for .* × 3$/ });
  const label = await press.innerText();
  await press.click();
  await page.waitForURL(/\/stripe\//);
  await page.goBack();
  await expect(plan).toBeChecked();
  await expect(coaching).toHaveValue('2');
  await expect(press).toHaveText(label);
});

test('VIP by PayPal with a discount code leads to Implementation', async ({ page }) => {
  const email = await register(page, 'Noor Haddad');
  const code = await promoCode({ product: 'vip', provider: 'paypal', percent: 50 });
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('button', { name: 'Have a discount code?' }).click();
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code);
  await page.getByRole('button', { name: /^Apply/ }).click();
  await expect(page.getByText(`Pay ${formatUsd(HALF)} with PayPal`)).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal' }).click();
  const wallet = await opening;
  await wallet.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(wallet.getByRole('button', { name: /^Pay/ }).first()).toBeVisible();
  await wallet.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(page).toHaveURL(/\/implementation$/);
  const orders = await ordersOf(email);
  expect(orders).toMatchObject([{ provider: 'paypal', status: 'completed', captured_cents: HALF }]);
  await expectBalancedBooks(orders);
});

// F-096, F-238, X-017
test('who leaves is asked once more, and reads the number of a PayPal payment whose capture nobody answers', async ({
  page,
}) => {
  const atRest = restOf(page);
  await holdExit(page);
  const email = await register(page, 'Sana Idris');
  await expectExitHeld(page);
  await armExit(page);
  // The dialog of the prompt is fetched then.
  await atRest();
  await leave(page, atRest);
  const prompt = page.getByRole('dialog');
  await expect(prompt).toBeVisible();
  expect(await brokenInEitherScheme(page, undefined, '[role=dialog]')).toEqual([]);
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();

  await page.route('**/api/paypal/capture-order', (route) => route.abort());
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal' }).click();
  const wallet = await opening;
  await wallet.getByRole('button', { name: /^Pay/ }).first().click();
  const failure = page.getByRole('alertdialog');
  await expect(failure.getByLabel('PayPal transaction id')).toHaveValue(/^\w+$/);
  expect(await brokenInEitherScheme(page, undefined, '[role=alertdialog]')).toEqual([]);
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toBeHidden();
  expect(await ordersOf(email)).toMatchObject([{ provider: 'paypal', captured_cents: 0 }]);
});

// F-142, C-036
test('who comes back from PayPal in a browser that knows nothing of the order is led to it, and asked for nothing', async ({
  page,
  browser,
}) => {
  const email = await register(page, 'Sana Idris');
  await page.route('**/api/paypal/capture-order', (route) => route.abort());
  await page.getByRole('radio', { name: 'PayPal' }).check();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'PayPal' }).click();
  const wallet = await opening;
  await wallet.getByRole('button', { name: /^Pay/ }).first().click();
  const number = await page.getByLabel('PayPal transaction id').inputValue();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`/vip?token=${number}&PayerID=PAYER-1`);
  await expect(other).toHaveURL(`/success?session_id=${number}&product=vip`);
  // The server takes the money a few minutes after the approval, unless the browser of the order does so first.
  await expect(other.getByText('Your payment is being confirmed')).toBeVisible();
  await expect(other.getByText('Confirming…')).toBeVisible();
  await expect(other.getByText(email)).toHaveCount(0);
  await stranger.close();
});

// F-227, F-232
test('a declined card stays on the hosted page, which the buyer can leave again', async ({ page }) => {
  const email = await register(page, 'Kofi Mensah');
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }).click();
  await payOnHostedPage(page, CARDS.declined);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/stripe\/c\/pay\//);
  await page.getByRole('link', { name: /back/i }).first().click();
  await expect(page).toHaveURL(/\/vip$/);
  expect(await ordersOf(email)).toMatchObject([{ status: 'pending', captured_cents: 0 }]);
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }).click();
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  const orders = await ordersOf(email);
  expect(orders).toMatchObject([{ status: 'completed', captured_cents: PRICE }]);
  await expectBalancedBooks(orders);
});

test('a card whose bank asks every time falls back from one click to the hosted page', async ({ page }) => {
  const email = await register(page, 'Mira Novak');
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }).click();
  await payOnHostedPage(page, CARDS.bankAsks, 'approve');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.goto('/implementation');
  await page.getByRole('button', { name: 'Add Implementation for $97' }).click();
  await payOnHostedPage(page, CARDS.bankAsks, 'approve');
  await expect(page).toHaveURL(/\/success\?session_id=cs_.*&product=implementation/);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  const orders = await ordersOf(email);
  // The provider's news of the declined charge may close the first order before the hosted page asks for one.
  expect(orders.filter(({ captured_cents: captured }) => captured > 0)).toMatchObject([
    { product: 'vip', captured_cents: PRICE },
    { product: 'implementation', status: 'completed', captured_cents: 9_700 },
  ]);
  await expectBalancedBooks(orders);
});

// F-018 to F-020, F-138
test('every decline leads on, through all three thank-you pages', async ({ page }) => {
  await register(page, 'Ana Duarte');
  for (const [offer, thanks] of [
    ['/vip', '/thank-you-1'],
    ['/implementation', '/thank-you-2'],
    ['/dfy', '/thank-you-3'],
  ]) {
    await page.goto(offer!);
    await page
      .getByRole('link', { name: /^No thanks/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${thanks}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
