import { expect, test } from '@playwright/test';
import { ADMIN_ORIGIN, confirmIdentity, openTab, signedInAdmin } from './signed-in-admin';

const INBOX_ORIGIN = process.env['INBOX_ORIGIN'] || 'http://localhost:4301';

/** The link of the mail that invites somebody; waits until it has come. */
async function invitationOf(email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const found = await fetch(`${INBOX_ORIGIN}/api/messages?to=${encodeURIComponent(email)}`);
    const [mail] = ((await found.json()) as { messages: { id: string }[] }).messages;
    const { text } = (await (await fetch(`${INBOX_ORIGIN}/api/messages/${mail?.id}`)).json()) as { text: string };
    link = /https?:\S+reset-password\?token=[\w-]+/.exec(text)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link!;
}

test('an operator finds a person by keyboard and reads what happened; the figures of now come by themselves', async ({
  page,
}) => {
  await signedInAdmin(page);
  await openTab(page, 'live');
  await expect(page.getByText('Live. Updates every 5 seconds.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the back office' }).fill('vip@summit');
  await expect(page.getByRole('option', { name: /Vera Demo/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vera Demo, vip@summit.test')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'What happened' }).getByText('VIP account opened')).toBeVisible();
});

//
test('support that was invited chooses a password and sees only what is its own', async ({ page, browser }) => {
  const { headers } = await signedInAdmin(page);
  await confirmIdentity(page, headers);
  const email = `helper-${Date.now()}@summit.test`;
  await openTab(page, 'staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('grid', { name: 'Staff' }).getByText(email)).toBeVisible();

  const password = 'ridge walker at dawn 7';
  const helper = await (await browser.newContext()).newPage();
  await helper.goto(await invitationOf(email));
  await helper.getByLabel('New password').fill(password);
  await helper.getByLabel('Confirm password').fill(password);
  await helper.getByRole('button', { name: 'Set password' }).click();
  await expect(helper.getByText(/The password is set/)).toBeVisible();
  await helper.goto(`${ADMIN_ORIGIN}/admin/login`);
  await helper.getByLabel('Email').fill(email);
  await helper.getByLabel('Password', { exact: true }).fill(password);
  await helper.getByRole('button', { name: 'Sign in', exact: true }).click();
  const sections = helper.getByRole('navigation', { name: 'Dashboard sections' });
  await expect(sections.getByRole('link', { name: 'Customers' })).toBeVisible();
  await expect(sections.getByRole('link', { name: /^Data Management/ })).toHaveCount(0);
  await helper.goto(`${ADMIN_ORIGIN}/admin/dashboard?tab=staff`);
  await expect(helper.getByText('Only owners see this section')).toBeVisible();
  await helper.context().close();
});
