import { expect, test, type Locator } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What the film shows, once it has come. */
async function shown(picture: Locator): Promise<{ land: string; flight: string }> {
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => ({ land: image.src, flight: image.style.transform }));
}

// F-127: every offer page has its film, with a picture that moves and captions in place of a voice.
for (const path of ['/vip', '/implementation', '/dfy']) {
  test(`the film of ${path} plays, rests and goes to where it is told`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: /^Play video: / }).click();
    const film = page.getByRole('region', { name: /^Film: / });
    const pause = film.getByRole('button', { name: 'Pause' });
    await expect(pause).toBeFocused();
    const picture = film.locator('img');
    const { flight } = await shown(picture);
    await expect.poll(async () => (await shown(picture)).flight).not.toBe(flight);
    await pause.click();
    const words = await film.locator('p').allInnerTexts();
    expect(words.join(' ').length).toBeGreaterThan(20);

    const position = film.getByRole('slider', { name: 'Position in the film' });
    const end = Number(await position.getAttribute('max'));
    const lands = new Set<string>();
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      await position.fill(String(Math.round(end * share)));
      expect(await film.locator('p').allInnerTexts()).not.toEqual(words);
      lands.add((await shown(picture)).land);
    }
    expect(lands.size).toBeGreaterThan(1);

    await position.fill(String(end));
    await film.getByRole('button', { name: 'Play again' }).click();
    await expect(film.locator('p').first()).toHaveText(words[0]!);
  });
}
