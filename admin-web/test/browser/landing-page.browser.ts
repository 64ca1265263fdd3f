import { expect, test } from '@playwright/test';
import { ADMIN_ORIGIN, complaintsOf, openTab, signedInAdmin } from './signed-in-admin';
import { told } from './told';

const FUNNEL_ORIGIN = process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200';

//
test('an administrator edits the headline, looks at it, publishes it, and brings the old one back', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { headers } = await signedInAdmin(page);
  const path = `${ADMIN_ORIGIN}/api/admin/landing-page`;
  const before = (await (await page.request.get(path, { headers })).json()) as { content: { hero: { title: string } } };
  const old = before.content.hero.title;
  const headline = `A headline of ${Date.now()}`;
  const visitor = await page.context().newPage();
  const publicHeadline = visitor.getByRole('heading', { level: 1 });

  try {
    await openTab(page, 'landing-page');
    await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible();
    await expect(page.getByLabel('Hero title')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Content' }).click();
    await page.getByLabel('Hero title').fill(headline);

    await page.getByRole('button', { name: 'Save draft and preview' }).click();
    const frame = page.frameLocator('iframe[title="The landing page with your draft"]');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(headline);
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText(headline);
    await visitor.goto(FUNNEL_ORIGIN);
    await expect(publicHeadline).not.toContainText(headline);

    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await told(page, 'Landing page content saved successfully');
    await expect(page.getByRole('button', { name: 'Edit Content' })).toBeVisible();
    await visitor.goto(FUNNEL_ORIGIN);
    await expect(publicHeadline).toContainText(headline);

    await page
      .getByRole('button', { name: /^Compare: Version/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(headline);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('The earlier version is published again.')).toBeVisible();
    await expect(async () => {
      await visitor.goto(FUNNEL_ORIGIN);
      await expect(publicHeadline).toContainText(old, { timeout: 2_000 });
    }).toPass();
  } finally {
    await page.request.put(path, { headers, data: { ...before.content, updated_at: undefined } });
    await page.request.delete(`${path}/draft`, { headers });
  }
  expect(complaints).toEqual([]);
});

test('nobody but the back office can show the preview in a frame', async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(FUNNEL_ORIGIN + path)).headers()['content-security-policy'];
  expect(await policyOf('/landing-preview')).toContain(`frame-ancestors ${ADMIN_ORIGIN}`);
  expect(await policyOf('/')).toContain("frame-ancestors 'none'");
  await page.goto(`${FUNNEL_ORIGIN}/landing-preview#nothing`);
  await expect(page.getByText('This preview has ended.')).toBeVisible();
});
