import { expect, test } from '@playwright/test';
import { broken } from '../../../funnel-web/test/browser/axe';
import { MEMBER_ORIGIN, signInMember } from './signed-in-member';

// M-003, M-011, M-089, M-122: the demo's summit is over for the public.
test('a visitor after the summit is told what VIP would open', async ({ page, request }) => {
  await page.goto(`${MEMBER_ORIGIN}/sessions`);
  await expect(page.getByRole('heading', { level: 1, name: 'VIP Access Required' })).toBeVisible();
  expect(await broken(page)).toEqual([]);
  await page.goto(`${MEMBER_ORIGIN}/day/1`);
  await expect(page.getByRole('link', { name: 'Upgrade to VIP Now' })).toBeVisible();
  await page.goto(`${MEMBER_ORIGIN}/summit/access/no-such-session`);
  await expect(page.getByText("This session's 48-hour access window has ended.")).toBeVisible();
  expect((await request.get(`${MEMBER_ORIGIN}/day/6`)).status()).toBe(404);
});

// M-012, M-013, M-017, M-096, M-103, M-121, M-129
test('a member watches a session, stops, and goes on at the same place', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()));
  await signInMember(page);
  await page.goto(`${MEMBER_ORIGIN}/sessions`);
  await expect(page.getByText('36 Expert Sessions Across 5 Days')).toBeVisible();
  expect(await broken(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Access Session: / })
    .nth(1)
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const topic = await heading.innerText();
  expect(await broken(page)).toEqual([]);

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
  await page.goto(`${MEMBER_ORIGIN}/vip/summit2/day1`);
  await expect(page.getByText('Watched', { exact: true }).first()).toBeVisible();
  expect(await broken(page)).toEqual([]);
  expect(refusals).toEqual([]);
});
