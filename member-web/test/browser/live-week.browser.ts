import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN_ORIGIN, openTab, signedInAdmin } from '../../../admin-web/test/browser/signed-in-admin';
import { CARDS, payOnHostedPage, register, tellSandbox } from '../../../funnel-web/test/browser/checkout';
import { linkInMail } from '../../../funnel-web/test/browser/product';

const PASSWORD = 'a lighthouse above the dunes';
const MINUTE = 60_000;
const COMMENT = 'The three questions were worth the hour.';

interface MadeSession {
  id: string;
  public_url: string;
}

/** A session of day 2 that opens 90 minutes from now for two hours, apart from its day, which is long over. */
async function sessionOfTheWeek(request: APIRequestContext, headers: { authorization: string }, topic: string) {
  const data = {
    topic,
    speaker_name: 'Lena Brandt',
    day: 2,
    session_number: 902,
    duration_minutes: 20,
    vimeo_embed_code: 'https://vimeo.com/76979871',
    public_access_start: new Date(Date.now() + 90 * MINUTE).toISOString(),
    public_access_end: new Date(Date.now() + 210 * MINUTE).toISOString(),
  };
  const answer = await request.post(`${ADMIN_ORIGIN}/api/admin/sessions/create`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as MadeSession;
}

/** The film of the page: starts it by the button of this name. */
async function play(page: Page, topic: string, button: string | RegExp) {
  await page.getByRole('button', { name: button }).click();
  const film = page.frameLocator(`iframe[title="${topic}"]`).locator('video');
  const second = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  return { film, second };
}

/** The page as the server answers it now; the API follows the demo's clock within a second. */
const shows = (page: Page, text: string | RegExp) =>
  expect(async () => {
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();

// M-011, M-086, M-088, M-089, M-092, M-098, M-110, M-116, M-129, A-159, A-178, X-007: the end of "the summit itself".
test('a registrant is reminded, watches and rates in the window, and as a VIP watches on after it', async ({
  page,
  browser,
}) => {
  const topic = `A talk of the live week ${Date.now()}`;
  const office = await (await browser.newContext()).newPage();
  const { headers } = await signedInAdmin(office);
  const session = await sessionOfTheWeek(office.request, headers, topic);
  try {
    const email = await register(page, 'Ines Rocha');

    await tellSandbox(page, 'clock', { minutes: 45 });
    const link = await linkInMail(email, /https?:\/\/\S+\/summit\/access\/[\w-]+/);
    expect(link).toContain(session.public_url.split('/').at(-1));
    await page.goto(link);
    await expect(page.getByText('This session will be available soon.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('Available in 0 hours');

    await tellSandbox(page, 'clock', { minutes: 60 });
    await shows(page, 'Access expires in:');
    await play(page, topic, `Play video: ${topic}, 20 minutes`);
    await page.getByRole('radio', { name: '5 stars' }).press('Space');
    await page.getByLabel('Your name (optional)').fill('Ines');
    await page.getByLabel('Comment (optional)').fill(COMMENT);
    await page.getByRole('button', { name: 'Submit Rating' }).click();
    await expect(page.getByText('Thank you for your rating!')).toBeVisible();
    await expect(page.getByText('No comments yet.')).toBeVisible();

    await tellSandbox(page, 'clock', { minutes: 150 });
    await shows(page, "This session's 48-hour access window has ended.");

    await page.getByRole('link', { name: 'Upgrade to VIP Now' }).click();
    await page.getByRole('button', { name: /^Get VIP access for / }).click();
    await payOnHostedPage(page, CARDS.good);
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.goto(await linkInMail(email, /https?:\/\/\S+\/vip\/setup-password\?token=[\w-]+/));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel(/confirm/i).fill(PASSWORD);
    await page.getByRole('button', { name: /set (my )?password/i }).click();
    await expect(page).toHaveURL(/\/vip\/dashboard$/);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    const { film } = await play(page, topic, `Play video: ${topic}, 20 minutes`);
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/sessions/watching/') && answer.ok());
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 700;
      video.pause();
    });
    await saved;
    await page.reload();
    const { second } = await play(page, topic, /Continue at 11:\d\d$/);
    await expect.poll(second).toBeGreaterThan(690);

    await approve(office, topic);
    const renamed = `${topic}, once more`;
    await rename(office, topic, renamed);
    await shows(page, renamed);
    await expect(page.getByText(COMMENT)).toBeVisible();
  } finally {
    await tellSandbox(page, 'clock/reset', {});
    await office.request.delete(`${ADMIN_ORIGIN}/api/admin/sessions/${session.id}?with_ratings=true`, { headers });
    await office.context().close();
  }
});

async function approve(office: Page, topic: string): Promise<void> {
  await openTab(office, 'session-ratings');
  const entry = office.getByRole('listitem').filter({ hasText: topic }).filter({ hasText: COMMENT });
  await entry.getByRole('button', { name: /^Approve/ }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText('The rating is approved.')).toBeVisible();
}

async function rename(office: Page, topic: string, renamed: string): Promise<void> {
  await openTab(office, `sessions&q=${encodeURIComponent(topic)}`);
  await office.getByRole('button', { name: `Edit ${topic}` }).click();
  await office.getByRole('dialog', { name: 'Edit session' }).getByLabel('Topic').fill(renamed);
  await office.getByRole('button', { name: 'Save session' }).click();
  await expect(office.getByText('Session updated successfully')).toBeVisible();
}
