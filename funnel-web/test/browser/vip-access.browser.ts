import { expect, test } from '@playwright/test';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { CARDS, payOnHostedPage, register } from './checkout';
import { inboxOrigin } from './product';

const PRICE = PRICE_BOOK.vip.early;

const PASSWORD = 'a riverside bench in May';

// F-321, M-001, M-007
test('a VIP order leads through the mailed link into the member area', async ({ page, context }) => {
  test.setTimeout(90_000);
  const email = await register(page, 'Zara Osei');
  await page.getByRole('button', { name: `Get VIP access for ${formatUsd(PRICE)}` }).click();
  await payOnHostedPage(page, CARDS.good);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const inbox = await context.newPage();
  const mail = inbox.getByRole('link', { name: /VIP/ }).first();
  await expect(async () => {
    await inbox.goto(`${inboxOrigin}/?to=${encodeURIComponent(email)}`);
    const setup = inbox.getByRole('link', { name: /password/i }).first();
    await expect(setup.or(mail).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const link = await setupLink(email);

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
  await expect(page).toHaveURL(/\/vip\/dashboard$/, { timeout: 10_000 });
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
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/vip\/dashboard$/);
});

/** The address in the mail that asks to set a password. */
async function setupLink(email: string): Promise<string> {
  const { messages } = (await (await fetch(`${inboxOrigin}/api/messages?to=${encodeURIComponent(email)}`)).json()) as {
    messages: { id: string }[];
  };
  for (const { id } of messages) {
    const { text } = (await (await fetch(`${inboxOrigin}/api/messages/${id}`)).json()) as { text: string };
    const link = /https?:\/\/\S+\/vip\/setup-password\?token=[\w-]+/.exec(text)?.[0];
    if (link) return link;
  }
  throw new Error(`No setup link among ${messages.length} mails to ${email}`);
}
