import { BONUS_DOCUMENTS, type BonusDocument } from '@summit/content';
import { renderBonusPdf, type BonusPdf } from './render-bonus-pdf.js';
import { readPdf, type ReadPdf } from '../../../../test/harness/read-pdf.js';

const sheetsOf = (document: BonusDocument) =>
  document.chapters.flatMap((c) => c.blocks.flatMap((b) => (b.kind === 'page' ? [b] : [])));

describe.each(Object.values(BONUS_DOCUMENTS).map((d) => [d.title, d] as const))('the PDF of "%s"', (_, document) => {
  let pdf: BonusPdf;
  let read: ReadPdf;

  beforeAll(async () => {
    pdf = await renderBonusPdf(document);
    read = readPdf(pdf.bytes);
  });

  it('opens, and has as many pages as were set', () => {
    expect(read.version).toBe('1.7');
    expect(read.pages).toBe(pdf.pages);
    expect(pdf.pages).toBeGreaterThan(Math.max(20, document.chapters.length + 2));
  });

  it('gives every sheet one page, after the page that opens its chapter', () => {
    document.chapters.forEach((chapter, i) => {
      const sheets = chapter.blocks.filter((b) => b.kind === 'page').length;
      const next = pdf.chapterPages[i + 1] ?? pdf.pages + 1;
      if (sheets > 0) expect([chapter.title, next - (pdf.chapterPages[i] ?? 0)]).toEqual([chapter.title, sheets + 1]);
    });
  });

  it('opens each chapter on a later page than the one before', () => {
    expect(pdf.chapterPages).toHaveLength(document.chapters.length);
    expect(pdf.chapterPages[0]).toBe(3);
    expect(pdf.chapterPages).toEqual([...new Set(pdf.chapterPages)].sort((a, b) => a - b));
  });

  it('lists every chapter and sheet in the bookmarks', () => {
    const sheets = new Map(sheetsOf(document).map((s) => [`${s.number}  ${s.title}`, s]));
    expect(read.bookmarks.filter((title) => !sheets.has(title))).toEqual([
      'Contents',
      ...document.chapters.map((chapter, i) => `${i + 1}  ${chapter.title}`),
    ]);
    expect(read.bookmarks.filter((title) => sheets.has(title))).toHaveLength(sheets.size);
  });

  it('links every line of its contents to a place that exists', () => {
    const entries = document.chapters.length + sheetsOf(document).length;
    expect(read.links).toBe(entries);
    expect(read.destinations).toHaveLength(entries);
    expect(read.destinations).toEqual(expect.arrayContaining(document.chapters.map((__, i) => `chapter-${i + 1}`)));
  });

  it('says its title and language and is tagged for screen readers', () => {
    expect(read.title).toBe(document.title);
    expect(read.lang).toBe('en-US');
    expect(read.tagged).toBe(true);
    for (const tag of ['Document', 'Sect', 'H1', 'H2', 'P', 'TOC', 'TOCI', 'Link'])
      expect(read.structure).toContain(tag);
  });

  it('carries the brand fonts with it', () => {
    expect(read.fonts).toEqual(
      expect.arrayContaining(['BricolageGrotesque-Bold', 'Figtree-Regular', 'Figtree-SemiBold']),
    );
  });
});

describe('a small document with every kind of block', () => {
  const small: BonusDocument = {
    key: 'free-signup-bonus-2',
    title: 'A small test',
    subtitle: 'Two pages of it',
    fileName: 'small.pdf',
    day: 4,
    chapters: [
      {
        title: 'Everything once',
        blocks: [
          { kind: 'lead', text: 'A lead.' },
          { kind: 'heading', text: 'A heading' },
          { kind: 'paragraph', text: 'He said "yes" (and "no").' },
          { kind: 'steps', title: 'Steps', items: ['One', 'Two'] },
          { kind: 'checklist', items: ['Tick'] },
          { kind: 'facts', items: [['Label', 'Text']] },
          {
            kind: 'table',
            caption: 'Table',
            columns: ['A', 'B'],
            rows: Array.from({ length: 60 }, (_, i) => [`${i}`, '']),
          },
          { kind: 'worksheet', title: 'Sheet', fields: [{ label: 'Why?', lines: 2 }] },
          { kind: 'email', subject: 'Hello', body: ['Text.'] },
          { kind: 'group', blocks: [{ kind: 'note', title: 'Note', text: 'Text.' }] },
        ],
      },
      {
        title: 'A sheet',
        blocks: [
          { kind: 'page', number: 1, title: 'One', blocks: [{ kind: 'paragraph', text: 'Text.' }], notes: 'Notes' },
        ],
      },
    ],
  };

  it('breaks a long table over pages and tags lists and tables', async () => {
    const pdf = await renderBonusPdf(small);
    expect(pdf.chapterPages[0]).toBe(3);
    expect(pdf.pages).toBeGreaterThanOrEqual(6);
    const { structure } = readPdf(pdf.bytes);
    for (const tag of ['L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'H2', 'H3'])
      expect(structure).toContain(tag);
  });

  it('is the same file, byte for byte, when it is made again', async () => {
    const { bytes } = await renderBonusPdf(small);
    expect((await renderBonusPdf(structuredClone(small))).bytes.equals(bytes)).toBe(true);
  });

  it('is another file when a word changes', async () => {
    const changed = { ...small, subtitle: `${small.subtitle}, revised` };
    expect((await renderBonusPdf(changed)).bytes.equals((await renderBonusPdf(small)).bytes)).toBe(false);
  });
});
