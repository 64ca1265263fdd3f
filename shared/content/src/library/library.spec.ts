import type { FlowBlock } from '../bonus-files/bonus-document.js';
import { ALL_SPEAKER_GIFTS } from '../listed-gifts.js';
import { giftKeyOf } from '../gift-url.js';
import { SPEAKERS } from '../speakers.js';
import {
  DAY_PAGE_CONTENTS,
  FIRST_TABLE_ROW,
  GIFT_CONTENTS,
  HIGHLIGHT_SECONDS,
  highlightCaptions,
  HIGHLIGHTS_BOOK,
  KEYED_HIGHLIGHTS,
  PREPARATION_SHEET,
  TEMPLATES_KIT,
  WORKSHOPS,
  type FileContent,
} from './index.js';

/** What is written for these files; the two of the day pages repeat the bonus files, which have a spec of their own. */
const WRITTEN: [string, FileContent][] = [
  ...Object.entries(GIFT_CONTENTS),
  ...TEMPLATES_KIT.map(({ fileName, content }): [string, FileContent] => [fileName, content]),
  ['preparation sheet', PREPARATION_SHEET],
  ['highlights', HIGHLIGHTS_BOOK],
];
const ALL = [...WRITTEN, ...Object.entries(DAY_PAGE_CONTENTS)];

function texts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'kind' || key === 'format' || value.startsWith('=') ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}
const tablesOf = (blocks: readonly FlowBlock[]): Extract<FlowBlock, { kind: 'table' }>[] =>
  blocks.flatMap((block) => (block.kind === 'group' ? tablesOf(block.blocks) : block.kind === 'table' ? [block] : []));

/** A cell or a range of cells, of this tab or of another one. */
const CELLS = /(?:(\w+)!)?\b([A-Z])\$?(\d+)(?::([A-Z])\$?(\d+))?\b/g;
const columnOf = (letter: string): number => letter.charCodeAt(0) - 64;

describe('the files of the library', () => {
  it.each(WRITTEN)('%s keeps the voice, and names no address', (_, content) => {
    const wrong =
      /!|\bsecrets?\b|explod|[67]-figure|six-figure|get rich|financial freedom|quit your job|game.chang|https?:|www\.|@\w|\.(com|org|net|io)\b/i;
    expect(texts(content).filter((text) => wrong.test(text))).toEqual([]);
  });

  it.each(ALL)('%s has tables whose rows fit their columns', (_, content) => {
    if (content.format === 'xlsx') {
      for (const { name, columns, rows } of content.tabs) {
        expect(name.length).toBeLessThanOrEqual(31);
        for (const row of rows) expect([name, row.length]).toEqual([name, columns.length]);
      }
      return;
    }
    for (const { caption, columns, rows, widths } of tablesOf(content.blocks)) {
      for (const row of rows) expect([caption, row.length]).toEqual([caption, columns.length]);
      if (widths)
        expect([caption, widths.length, widths.reduce((a, b) => a + b, 0)]).toEqual([caption, columns.length, 100]);
    }
  });

  it('calculate only with cells of their own tables', () => {
    for (const [file, content] of WRITTEN) {
      if (content.format !== 'xlsx') continue;
      const tabs = new Map(content.tabs.map((tab) => [tab.name, tab]));
      for (const tab of content.tabs)
        for (const formula of tab.rows
          .flat()
          .filter((cell): cell is string => typeof cell === 'string' && cell.startsWith('=')))
          for (const [, other, from, top, to = from, bottom = top] of formula.matchAll(CELLS)) {
            const { columns, rows } = tabs.get(other ?? tab.name)!;
            const last = FIRST_TABLE_ROW + rows.length - 1;
            const inside = Number(top) >= FIRST_TABLE_ROW && Number(bottom) <= last && columnOf(to!) <= columns.length;
            expect([file, formula, inside]).toEqual([file, formula, true]);
          }
    }
  });

  it('repeat no paragraph and no heading question of each other', () => {
    const leads = WRITTEN.flatMap(([, content]) =>
      content.format === 'xlsx' ? [] : content.blocks.flatMap((block) => (block.kind === 'lead' ? [block.text] : [])),
    );
    expect(new Set(leads).size).toBe(leads.length);
  });
});

describe('the gifts (M-045, M-078)', () => {
  it('all lie with us, and no file is left over', () => {
    const keys = ALL_SPEAKER_GIFTS.map(({ url }) => giftKeyOf(url));
    expect(keys.sort()).toEqual(Object.keys(GIFT_CONTENTS).sort());
    expect(new Set(ALL_SPEAKER_GIFTS.map(({ key }) => key)).size).toBe(ALL_SPEAKER_GIFTS.length);
  });
});

describe('the series', () => {
  it('has one workshop a day (F-130)', () => {
    expect(WORKSHOPS.map(({ session }) => session.day)).toEqual([1, 2, 3, 4, 5]);
  });

  it('cuts ten minutes out of the main session of every speaker, inside of its length (F-131)', () => {
    expect(KEYED_HIGHLIGHTS.map(({ highlight }) => highlight.speakerSlug).sort()).toEqual(
      SPEAKERS.map(({ slug }) => slug).sort(),
    );
    for (const { highlight, session } of KEYED_HIGHLIGHTS) {
      expect([session.topic, highlight.startSeconds + HIGHLIGHT_SECONDS <= session.durationMinutes * 60]).toEqual([
        session.topic,
        true,
      ]);
    }
  });

  it('times the words from where the cut begins', () => {
    expect(highlightCaptions({ startSeconds: 120, lines: ['One two three four five.', 'Six seven.'] })).toBe(
      'WEBVTT\n\n00:02:00.000 --> 00:02:02.000\nOne two three four five.\n\n00:02:02.000 --> 00:02:02.800\nSix seven.\n',
    );
  });
});
