import { blueprintText } from './blueprint.js';
import { BLUEPRINT_CHAPTERS, sideHustleBlueprints } from './side-hustle-blueprints.js';

const blueprints = BLUEPRINT_CHAPTERS.flatMap((chapter) => chapter.blueprints);
const words = (text: string) => text.split(/\s+/).filter(Boolean);

function shingles(text: string): Set<string> {
  const w = words(text.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ''));
  return new Set(w.slice(2).map((third, i) => `${w[i]} ${w[i + 1]} ${third}`));
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const x of a) if (b.has(x)) shared += 1;
  return shared / (a.size + b.size - shared);
}

describe('100+ Profitable Side Hustle Blueprints', () => {
  it('has more than a hundred blueprints in ten chapters', () => {
    expect(BLUEPRINT_CHAPTERS).toHaveLength(10);
    expect(blueprints.length).toBeGreaterThanOrEqual(104);
    for (const chapter of BLUEPRINT_CHAPTERS) expect(chapter.blueprints.length).toBeGreaterThanOrEqual(10);
  });

  it.each(blueprints.map((b) => [b.title, b] as const))('describes "%s" in 120 to 170 words', (_, blueprint) => {
    const count = words(blueprintText(blueprint)).length;
    expect(count).toBeGreaterThanOrEqual(120);
    expect(count).toBeLessThanOrEqual(170);
  });

  it('gives every blueprint a first week of four to six steps', () => {
    for (const { week } of blueprints) {
      expect(week.length).toBeGreaterThanOrEqual(4);
      expect(week.length).toBeLessThanOrEqual(6);
    }
  });

  it('states the cost to start as a range in dollars', () => {
    for (const { cost } of blueprints) {
      const [, low, high] = /^\$([\d,]+)–\$([\d,]+)/.exec(cost) ?? [];
      expect(Number(high?.replace(',', ''))).toBeGreaterThan(Number(low?.replace(',', '')));
    }
  });

  it('has no title twice', () => {
    expect(new Set(blueprints.map((b) => b.title.toLowerCase())).size).toBe(blueprints.length);
  });

  it('repeats itself nowhere: no two blueprints share 40 % of their word triples', () => {
    const sets = blueprints.map((b) => shingles(blueprintText(b)));
    const closest = sets.flatMap((a, i) => sets.slice(i + 1).map((b) => jaccard(a, b)));
    expect(Math.max(...closest)).toBeLessThan(0.4);
  });

  it('would notice a blueprint with a swapped noun', () => {
    const text = blueprintText(blueprints[0] ?? fail('no blueprint'));
    expect(jaccard(shingles(text), shingles(text.replaceAll('listing', 'brochure')))).toBeGreaterThan(0.4);
  });

  it('numbers the sheets through the whole book', () => {
    const sheets = sideHustleBlueprints.chapters.flatMap((c) => c.blocks.filter((b) => b.kind === 'page'));
    expect(sheets.map((sheet) => sheet.number)).toEqual(blueprints.map((_, i) => i + 1));
    expect(sheets.map((sheet) => sheet.title)).toEqual(blueprints.map((b) => b.title));
  });
});

function fail(message: string): never {
  throw new Error(message);
}
