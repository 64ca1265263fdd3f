import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What another color scheme can break: elements, names and places are the same in both. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(options: { runOnly?: readonly string[] }): Promise<{
    violations: { id: string; nodes: { target: string[] }[] }[];
  }>;
}

/** Rules that axe finds broken, with the elements concerned. `runOnly`: other rules or tags than axe runs by itself. */
export async function broken(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    runOnly ? { runOnly } : {},
  );
}

/** What axe finds broken in the light, and what of it the dark adds, once nothing is on the move any more. */
export async function brokenInEitherScheme(page: Page, runOnly?: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', runOnly],
    ['dark', RULES_OF_COLOR],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colors that are still fading are not the colors of the page.
    await page.evaluate(() => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      return Promise.allSettled(ending.map(({ finished }) => finished));
    });
    for (const one of await broken(page, rules)) found.push(`${colorScheme}: ${one}`);
  }
  return found;
}
