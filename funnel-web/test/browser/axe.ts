import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** Without a copy of the HTML of each element: a finding names it by its selector. */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true });`;
/** What another color scheme can break: elements, names and places are the same in both. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(
    context: Document | string,
    options: { resultTypes: readonly string[]; runOnly?: readonly string[] },
  ): Promise<{
    violations: { id: string; nodes: { target: string[] }[] }[];
  }>;
}

/**
 * Rules that axe finds broken, with the elements concerned. `runOnly`: other rules or tags than axe runs by itself. `within`: selector of
 * the part that is looked at, in place of the whole page.
 */
export async function broken(page: Page, runOnly?: readonly string[], within?: string): Promise<string[]> {
  await bringAxe(page);
  return findings(page, runOnly, within);
}

/** Once for a page that is loaded: half a megabyte. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
}

const findings = (page: Page, runOnly?: readonly string[], within?: string): Promise<string[]> =>
  page.evaluate(
    async ([part, options]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(part ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    // Nobody reads what is in order: naming each of its elements would take longer than finding what is not.
    [within, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }] as const,
  );

/** Of a page that is looked at twice: it is loaded in the light at one width, and in the dark at the other. */
export const WIDTHS = [
  [390, 'light'],
  [1280, 'dark'],
] as const;

/** What axe finds broken in the scheme that the page is in, and what the other one adds, each once nothing is on the move any more. */
export async function brokenInEitherScheme(
  page: Page,
  runOnly?: readonly string[],
  within?: string,
): Promise<string[]> {
  await bringAxe(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    [isDark ? 'dark' : 'light', runOnly],
    [isDark ? 'light' : 'dark', RULES_OF_COLOR],
  ] as const) {
    await inScheme(page, colorScheme);
    for (const one of await findings(page, rules, within)) found.push(`${colorScheme}: ${one}`);
  }
  return found;
}

/** The page as it is in this scheme, once nothing is on the move any more. */
export async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expectScheme(page, colorScheme);
  await haveFaded(page);
}

/** The member area and the back office follow by a script, in a later frame; the funnel's style sheet by itself. */
async function expectScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const scripted = () => page.evaluate(() => document.documentElement.getAttribute('data-scheme'));
  await expect.poll(async () => (await scripted()) ?? colorScheme, { intervals: [20] }).toBe(colorScheme);
}

/** Colors that are still fading are not the colors of the page: what fades is brought to its end; what fades inside it may begin only then. */
const haveFaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    do {
      for (const one of fading()) one.finish();
      await new Promise(requestAnimationFrame);
    } while (fading().length > 0);
  });
