import { expect, test, type Page } from '@playwright/test';

const FACE = '**/assets/figtree-latin-wght-*.woff2';

/** Holds the file of the text face back. Answers what lets it come. */
async function withoutTextFaceYet(page: Page): Promise<() => void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(FACE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const waits = (page: Page) => page.locator('html[data-text-face="late"]');
/** Faces in which the texts below `place` are set, by the rules of the page. */
const facesIn = (page: Page, place: string) =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)];
    return [...new Set(all.map((element) => getComputedStyle(element).fontFamily.split(',')[0]!.replaceAll('"', '')))];
  }, place);

for (const width of [390, 1280]) {
  test(`the page is read in another face until the text face has come, and then all of it is set in that: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await withoutTextFaceYet(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await facesIn(page, 'main')).not.toContain('Figtree Variable');
    release();
    await expect(waits(page)).toHaveCount(0);
    for (const place of ['header', 'main', 'footer', 'body']) {
      const faces = await facesIn(page, place);
      expect(faces).toContain('Figtree Variable');
      expect(faces).not.toContain('Figtree Fallback');
    }
  });

  test(`links of the page lead to their places before, while and after the face comes: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const ids = ['bonuses', 'benefits', 'roadmap', 'speakers', 'faq', 'signup'];
    const leadsTo = async (id: string) => {
      await page.evaluate((hash) => (location.hash = hash), '');
      await page.evaluate((hash) => (location.hash = hash), id);
      // The header stays at the top, and the page ends beneath the last place.
      await expect
        .poll(() =>
          page.evaluate((place) => {
            const { top } = document.getElementById(place)!.getBoundingClientRect();
            const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
            return (top >= 0 && top <= 120) || (isAtEnd && top < innerHeight);
          }, id),
        )
        .toBe(true);
    };
    const release = await withoutTextFaceYet(page);
    await page.goto('/#signup');
    await expect(page.locator('#signup')).toBeInViewport();
    for (const id of ids) await leadsTo(id);
    release();
    // Where it was when the parts above it changed their heights.
    await expect(waits(page)).toHaveCount(0);
    await expect(page.locator('#signup')).toBeInViewport();
    for (const id of ids) await leadsTo(id);
  });
}

test('a press on a link leads to its place while parts above it have not been laid out, and all are in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await withoutTextFaceYet(page);
  const layout = () => page.locator('html').getAttribute('data-layout');
  const heightOf = (selector: string) =>
    page.evaluate((place) => document.querySelector(place)!.getBoundingClientRect().height, selector);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Once it is painted, which the heading does not wait for.
  await expect.poll(layout).toBe('later');
  const leftOut = await heightOf('#speakers');
  // As a link further up does it: the press comes before what it does.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#faq' });
    document.querySelector('.hero')!.append(link);
    link.click();
  });
  expect(await layout()).toBeNull();
  const top = await page.evaluate(() => document.getElementById('faq')!.getBoundingClientRect().top);
  // The header stays at the top.
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThanOrEqual(120);
  expect(await heightOf('#speakers')).not.toBe(leftOut);
  release();
  await expect(waits(page)).toHaveCount(0);
  expect(await layout()).toBeNull();
});

test('the page stays readable where the face can not be had', async ({ page }) => {
  await page.route(FACE, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waits(page)).toHaveCount(1);
});

test('without scripts the page has the face at once', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const asked = page.waitForRequest(FACE);
  await page.goto('/');
  await asked;
  await context.close();
});
