import type { AdminEmailTemplatesResponse, CmsItemAnswer, FaqItem } from '@summit/contracts';
import { expect, test } from '@playwright/test';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { ADMIN_ORIGIN, complaintsOf, openTab, signedInAdmin } from './signed-in-admin';
import { told } from './told';

const FUNNEL_ORIGIN = process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200';
const INBOX_ORIGIN = process.env['INBOX_ORIGIN'] || 'http://localhost:4301';
const PRICE = formatUsd(PRICE_BOOK.vip.early);

//
test('an edited question is on the landing page, without a build', async ({ page, context }) => {
  const question = `Was this edited at ${Date.now()}?`;
  await signedInAdmin(page);
  await openTab(page, 'cms');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { name: 'Create New' }).click();
  await panel.getByLabel('Question').fill(question);
  await panel.getByLabel('Answer').fill('Yes. VIP costs {vip.prise}.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('There is no figure {vip.prise}.')).toBeVisible();
  await panel.getByLabel('Answer').fill('Yes. VIP costs {vip.early}.');
  await panel.getByRole('button', { name: 'Save' }).click();
  await told(page, 'The item is created.');

  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(`${FUNNEL_ORIGIN}/`);
    await visitor.getByRole('button', { name: /^Show all \d+ questions/ }).click({ timeout: 4_000 });
    await visitor.getByText(question).click({ timeout: 4_000 });
    await expect(visitor.getByText(`Yes. VIP costs ${PRICE}.`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await visitor.close();

  await panel.getByRole('button', { name: question }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The item is deleted.')).toBeVisible();
  await expect(panel.getByText(question)).toHaveCount(0);
});

//
test('a question of VIP and one of affiliates are on their pages, without a build', async ({ page, request }) => {
  const { headers } = await signedInAdmin(page);
  for (const [category, path] of [
    ['vip', '/vip'],
    ['affiliates', '/affiliates'],
  ] as const) {
    const question = `Is ${category} edited at ${Date.now()}?`;
    const data = { question, answer: 'Yes, VIP costs {vip.early}.', category };
    const made = await request.post(`${ADMIN_ORIGIN}/api/admin/faqs`, { headers, data });
    expect(made.status()).toBe(200);
    const { item } = (await made.json()) as CmsItemAnswer<FaqItem>;
    await expect(async () => {
      await page.goto(`${FUNNEL_ORIGIN}${path}`);
      await page.keyboard.press('PageDown');
      await page.getByText(question).click({ timeout: 4_000 });
      await expect(page.getByText(`Yes, VIP costs ${PRICE}.`)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const removed = await request.delete(`${ADMIN_ORIGIN}/api/admin/faqs/${item.id}`, { headers });
    expect(removed.status()).toBe(200);
  }
});

//
test('an edited mail arrives as it was written, and the built-in one after it is restored', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  const { headers } = await signedInAdmin(page);
  const listed = await request.get(`${ADMIN_ORIGIN}/api/admin/email-templates`, { headers });
  const { templates } = (await listed.json()) as AdminEmailTemplatesResponse;
  const { name } = templates.find(({ template_id }) => template_id === 'bonus-links')!;
  const subject = `Edited at ${Date.now()}`;
  await openTab(page, 'cms');
  await page.getByRole('tab', { name: 'Email' }).click();
  const panel = page.getByRole('tabpanel');
  const item = panel.getByRole('button', { name });
  await item.click();
  await panel.getByLabel('Subject').fill(subject);
  await panel.getByLabel('Body').fill('Dear {{name}}, this is what we wrote.');
  await expect(panel.getByRole('region', { name: 'Preview' })).toContainText(
    'Dear Amara Okafor, this is what we wrote.',
  );
  const mail = panel.frameLocator('iframe[title="The mail as it looks"]');
  await expect(
    mail.getByRole('paragraph').filter({ hasText: 'Dear Amara Okafor, this is what we wrote.' }),
  ).toBeVisible();
  // Styles of the mail are let in: the narrow padding of its one style element, and none of it on a desk.
  const paper = mail.locator('.gs-surface');
  await expect(paper).toHaveCSS('padding-left', '20px');
  await panel.getByRole('button', { name: 'Desktop' }).click();
  await expect(paper).toHaveCSS('padding-left', '32px');
  // That the browser test's own script may not run in such a frame is complained about as well.
  expect(complaints.filter((text) => /Content Security Policy|Trusted/.test(text))).toEqual([]);
  await panel.getByRole('button', { name: 'Save' }).click();
  await told(page, 'The item is saved.');

  await item.click();
  await panel.getByRole('button', { name: 'Send me a test' }).click();
  await told(page, 'The mail is on its way to you.');
  const inbox = await page.context().newPage();
  await expect(async () => {
    await inbox.goto(`${INBOX_ORIGIN}/?to=admin%40summit.test`);
    await inbox.getByRole('link', { name: subject }).first().click({ timeout: 2_000 });
  }).toPass();
  await inbox.close();

  await panel.getByRole('button', { name: 'Restore the default' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore the default' }).click();
  await expect(page.getByText('The built-in text is back.')).toBeVisible();
  await expect(panel.getByText(subject)).toHaveCount(0);
});
