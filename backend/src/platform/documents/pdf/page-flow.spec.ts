import PDFDocument from 'pdfkit';
import { preferTogether, type Box } from './box.js';
import { PageFlow } from './page-flow.js';
import { FRAME, FRAME_HEIGHT } from './page-geometry.js';
import { registerFonts } from './register-fonts.js';

describe('PageFlow', () => {
  let flow: PageFlow;
  let landed: { name: string; page: number; y: number }[];

  beforeEach(() => {
    const doc = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
    registerFonts(doc);
    flow = new PageFlow(doc, 'A title');
    flow.startPage('A chapter');
    landed = [];
  });

  const box = (name: string, height: number, rest: Partial<Box> = {}): Box => ({
    height,
    before: 0,
    keep: false,
    parts: [],
    decorate: (y) => landed.push({ name, page: flow.page, y }),
    ...rest,
  });
  const pageOf = (name: string) => landed.find((l) => l.name === name)?.page;

  it('puts boxes under one another and drops the space above the first', () => {
    flow.place([box('a', 40, { before: 30 }), box('b', 40, { before: 10 })], '');
    expect(landed).toEqual([
      { name: 'a', page: 1, y: FRAME.top },
      { name: 'b', page: 1, y: FRAME.top + 50 },
    ]);
  });

  it('never leaves a heading alone at the foot of a page', () => {
    flow.place([box('text', FRAME_HEIGHT - 50), box('heading', 30, { keep: true }), box('first line', 30)], '');
    expect([pageOf('text'), pageOf('heading'), pageOf('first line')]).toEqual([1, 2, 2]);
  });

  it('moves a table to the next page when the gap stays small', () => {
    const rows = Array.from({ length: 6 }, (_, i) => box(`row ${i}`, 40));
    flow.place([box('text', FRAME_HEIGHT * 0.8), ...preferTogether(rows)], '');
    expect(rows.map((_, i) => pageOf(`row ${i}`))).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('breaks a table when moving it would leave a large gap, and then lets it run on', () => {
    const rows = Array.from({ length: 20 }, (_, i) => box(`row ${i}`, 30));
    flow.place([box('text', FRAME_HEIGHT * 0.5), ...preferTogether(rows)], '');
    expect(pageOf('row 0')).toBe(1);
    expect(pageOf('row 19')).toBe(2);
    const last = landed.filter((l) => l.page === 1).at(-1);
    expect(last?.y).toBeGreaterThan(FRAME.bottom - 2 * 30 - 1);
  });

  it('repeats the head of a table on the page it continues on', () => {
    const repeat = { height: 20, draw: (y: number) => landed.push({ name: 'head', page: flow.page, y }) };
    flow.place([box('text', FRAME_HEIGHT - 10), box('row', 30, { repeat })], '');
    expect(landed.slice(1)).toEqual([
      { name: 'head', page: 2, y: FRAME.top },
      { name: 'row', page: 2, y: FRAME.top + 20 },
    ]);
  });

  it('sets a chain that is longer than a page without losing any of it', () => {
    const long = Array.from({ length: 30 }, (_, i) => box(`line ${i}`, 40, { keep: true }));
    flow.place(long, '');
    expect(landed).toHaveLength(30);
    expect(landed.every((l) => l.y + 40 <= FRAME.bottom)).toBe(true);
  });
});
