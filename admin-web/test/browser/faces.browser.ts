import { expect, test, type Locator, type Page } from '@playwright/test';
import { ADMIN_ORIGIN, openTab, signedInAdmin } from './signed-in-admin';

const FUNNEL_ORIGIN = process.env['FUNNEL_ORIGIN'] || 'http://localhost:4200';
const MEMBER_ORIGIN = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';
const NAME = 'Amara Okafor';
const ALT = 'Amara Okafor in front of a red wall';

/** A photo of one color: JPEG, as a browser writes it. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 900];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#b3261e';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1]!, 'base64');
}

/** Width of the file that the browser has chosen and decoded; 0 while it has none. */
const loadedWidth = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

async function removeOldPhotos(page: Page, headers: { authorization: string }): Promise<void> {
  const answer = await page.request.get(`${ADMIN_ORIGIN}/api/admin/faces`, { headers });
  const { people } = (await answer.json()) as { people: { name: string; face: { picture: string } | null }[] };
  for (const { name, face } of people)
    if (name === NAME && face)
      await page.request.delete(`${ADMIN_ORIGIN}/api/admin/faces/${face.picture}`, { headers });
}

// A-185, F-052, M-101
test('a photo that is set shows on the landing page and the session; once it is removed the portrait is drawn again', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text());
  });
  const { headers } = await signedInAdmin(page);
  await removeOldPhotos(page, headers);
  const rows = await page.request.get(`${ADMIN_ORIGIN}/api/admin/sessions/list`, { headers });
  const { sessions } = (await rows.json()) as { sessions: { speaker_name: string; preview_url: string }[] };
  const session = sessions.find(({ speaker_name }) => speaker_name === NAME)!.preview_url;

  await openTab(page, 'sessions');
  await page.getByRole('button', { name: `Set photo: ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: `Photo of ${NAME}` });
  const file = { name: 'amara.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
  await dialog.getByLabel('Photo file').setInputFiles(file);
  await expect(dialog.getByLabel(/^Part of the photo/)).toBeVisible();
  await dialog.getByLabel('What the photo shows').fill(ALT);
  await dialog.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByText('The photo is set.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Replace: ${NAME}` })).toBeVisible();

  const visitor = await page.context().newPage();
  const onPage = visitor.getByRole('img', { name: ALT }).first();
  await expect(async () => {
    await visitor.goto(FUNNEL_ORIGIN);
    await onPage.scrollIntoViewIfNeeded({ timeout: 5_000 });
    expect(await loadedWidth(onPage)).toBeGreaterThan(0);
  }).toPass();
  const chosen = await onPage.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(chosen).toMatch(/\/api\/faces\/[0-9a-f]{32}-(160|400|800)\.avif$/);
  const kept = await visitor.request.get(chosen);
  expect(kept.headers()['cache-control']).toContain('immutable');

  await visitor.goto(session.replace(new URL(session).origin, MEMBER_ORIGIN));
  const onSession = visitor.getByRole('img', { name: ALT }).last();
  await onSession.scrollIntoViewIfNeeded();
  await expect.poll(() => loadedWidth(onSession)).toBeGreaterThan(0);

  await page.getByRole('button', { name: `Remove: ${NAME}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: `Set photo: ${NAME}` })).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: `About ${NAME}` })).toBeVisible({ timeout: 5_000 });
    await expect(visitor.getByRole('img', { name: ALT })).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await visitor.goto(FUNNEL_ORIGIN);
  await expect(visitor.locator('#speaker-list img[src="/art/speakers/amara-okafor.svg"]')).toHaveCount(1);
  await expect(visitor.getByRole('img', { name: ALT })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

// D-473
test('what crops a photo comes by itself with the line, and what was typed and chosen before stays', async ({
  page,
}) => {
  await signedInAdmin(page);
  await openTab(page, 'sessions');
  await page.getByRole('button', { name: 'Set photo: Yusuf Karabulut' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo of Yusuf Karabulut' });
  await dialog.getByLabel('What the photo shows').fill(ALT);
  const file = { name: 'yusuf.jpg', mimeType: 'image/jpeg', buffer: await photo(page) };
  await page.context().setOffline(true);
  await dialog.getByLabel('Photo file').setInputFiles(file);
  await expect(dialog.getByText('We could not load what the photo is cropped with.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByLabel(/^Part of the photo/)).toBeVisible();
  await expect(dialog.getByLabel('What the photo shows')).toHaveValue(ALT);
});
