import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const memberOrigin = process.env['MEMBER_ORIGIN'] || 'http://localhost:4201';

async function axeViolations(page: Page): Promise<string[]> {
  return page.evaluate(`${AXE}; axe.run(document).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ' ' + nodes[0].target))`);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${memberOrigin}/vip/login`);
  await page.getByLabel('Email').fill('vip@summit.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-vip-2025');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}

// M-003, M-011, M-089, M-122: the demo's summit is over for the public.
test('a visitor after the summit is told what VIP would open', async ({ page, request }) => {
  await page.goto(`${memberOrigin}/sessions`);
  await expect(page.getByRole('heading', { level: 1, name: 'VIP Access Required' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto(`${memberOrigin}/day/1`);
  await expect(page.getByRole('link', { name: 'Upgrade to VIP Now' })).toBeVisible();
  await page.goto(`${memberOrigin}/summit/access/no-such-session`);
  await expect(page.getByText("This session's 48-hour access window has ended.")).toBeVisible();
  expect((await request.get(`${memberOrigin}/day/6`)).status()).toBe(404);
});

// M-012, M-013, M-017, M-096, M-103, M-121, M-129
test('a member watches a session, stops, and goes on at the same place', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()));
  await signIn(page);
  await page.goto(`${memberOrigin}/sessions`);
  await expect(page.getByText('36 Expert Sessions Across 5 Days')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Access Session: / })
    .nth(1)
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const topic = await heading.innerText();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: `Play video: ${topic}` }).click();
  const film = page.frameLocator(`iframe[title="${topic}"]`).locator('video');
  const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: '2×' }).click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(2);

  const saved = page.waitForResponse((answer) => answer.url().includes('/api/sessions/watching/') && answer.ok());
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 700;
    video.pause();
  });
  await saved;
  await page.reload();
  await page.getByRole('button', { name: /Continue at 11:\d\d$/ }).click();
  await expect.poll(second).toBeGreaterThan(690);

  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });
  await expect(page.getByRole('link', { name: /^Watch next: / })).toBeVisible();
  await page.goto(`${memberOrigin}/vip/summit2/day1`);
  await expect(page.getByText('Watched', { exact: true }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(refusals).toEqual([]);
});
