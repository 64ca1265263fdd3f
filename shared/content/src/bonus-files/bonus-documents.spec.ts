import { BONUS_KEYS } from '@summit/rules';
import { BONUS_FILE_NAMES, BONUS_TITLES } from '../bonus-catalog.js';
import { SPEAKERS } from '../speakers.js';
import type { BonusBlock, BonusDocument } from './bonus-document.js';
import { BONUS_DOCUMENTS } from './index.js';

/** Every text that a reader sees. */
function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'kind' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item));
  if (value !== null && typeof value === 'object') return Object.entries(value).flatMap(([k, v]) => texts(v, k));
  return [];
}

const wordCount = (document: BonusDocument) => texts(document.chapters).join(' ').split(/\s+/).filter(Boolean).length;

const flat = (blocks: readonly BonusBlock[]): BonusBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'group' || block.kind === 'page' ? [block, ...flat(block.blocks)] : [block],
  );

const documents = BONUS_KEYS.map((key) => [BONUS_DOCUMENTS[key].title, BONUS_DOCUMENTS[key]] as const);

describe('the bonus documents', () => {
  it('stand under the keys, titles and file names of the catalog (F-251, M-073)', () => {
    for (const key of BONUS_KEYS) {
      const document = BONUS_DOCUMENTS[key];
      expect([document.key, document.title, document.fileName]).toEqual([
        key,
        BONUS_TITLES[key],
        BONUS_FILE_NAMES[key],
      ]);
    }
  });

  it.each([
    ['free-signup-bonus-1', 15000, 12],
    ['free-signup-bonus-2', 6000, 12],
    ['vip-upgrade-bonus', 5500, 11],
  ] as const)('%s has at least %i words in %i chapters', (key, least, chapters) => {
    expect(wordCount(BONUS_DOCUMENTS[key])).toBeGreaterThan(least);
    expect(BONUS_DOCUMENTS[key].chapters.length).toBeGreaterThanOrEqual(chapters);
  });

  it.each(documents)('%s keeps the voice: no shouting, no promises of income, no worn words', (_, document) => {
    const banned =
      /!|\bsecrets?\b|explod|[67]-figure|six-figure|seven-figure|get rich|financial freedom|quit your job|game.chang|hustle harder|\bearn \$|\bmake \$|\p{Extended_Pictographic}/iu;
    const own = texts(document.chapters).filter((text) => banned.test(text));
    expect(own).toEqual([]);
  });

  it.each(documents)('%s names no address outside .example', (_, document) => {
    expect(texts(document.chapters).filter((t) => /https?:|www\.|@\w|\.(com|org|net|io)\b/.test(t))).toEqual([]);
  });

  it.each(documents)('%s has no empty text except cells to fill in', (_, document) => {
    const outsideTables = document.chapters.map((c) => ({
      ...c,
      blocks: flat(c.blocks).filter((b) => b.kind !== 'table'),
    }));
    expect(texts(outsideTables).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(documents)('%s has tables whose rows fit their columns', (_, document) => {
    const tables = document.chapters.flatMap((c) => flat(c.blocks)).filter((b) => b.kind === 'table');
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) {
      for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      if (table.widths) {
        expect(table.widths).toHaveLength(table.columns.length);
        expect(table.widths.reduce((a, b) => a + b, 0)).toBe(100);
      }
    }
  });

  it.each(documents)('%s repeats no paragraph', (_, document) => {
    const paragraphs = document.chapters
      .flatMap((c) => flat(c.blocks))
      .flatMap((b) => (b.kind === 'paragraph' ? [b.text] : []));
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('gives worksheets to write in and lists to tick in both working files', () => {
    for (const key of ['free-signup-bonus-2', 'vip-upgrade-bonus'] as const) {
      const blocks = BONUS_DOCUMENTS[key].chapters.flatMap((c) => flat(c.blocks));
      expect(blocks.filter((b) => b.kind === 'worksheet').length).toBeGreaterThanOrEqual(8);
      expect(blocks.filter((b) => b.kind === 'checklist').length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the VIP pack', () => {
  const pack = BONUS_DOCUMENTS['vip-upgrade-bonus'];

  it('has one action sheet per session, in the order of the speakers', () => {
    const sheets = pack.chapters.flatMap((c) => c.blocks.filter((b) => b.kind === 'page'));
    expect(sheets.map((sheet) => sheet.title)).toEqual(SPEAKERS.map((speaker) => speaker.topic));
    expect(sheets.map((sheet) => sheet.number)).toEqual(SPEAKERS.map((_, i) => i + 1));
  });

  it('has the five days, the plan and the kits', () => {
    const titles = pack.chapters.map((chapter) => chapter.title);
    expect(titles.filter((title) => /^Day [1-5]: /.test(title))).toHaveLength(5);
    for (const kit of [
      'The ninety-day plan',
      'The offer canvas',
      'The delegation kit',
      'Letters to copy and change',
      'The metrics sheet',
    ]) {
      expect(titles).toContain(kit);
    }
  });

  it('has eleven letters with a subject and something to change in each', () => {
    const mails = pack.chapters.flatMap((c) => flat(c.blocks)).filter((b) => b.kind === 'email');
    expect(mails).toHaveLength(11);
    for (const mail of mails) expect(mail.body.join(' ')).toMatch(/\[[^\]]+\]/);
  });
});
