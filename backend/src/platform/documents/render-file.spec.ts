import type { FlowBlock } from '@summit/content';
import type { FileContent } from '@summit/content/library';
import { strFromU8, unzipSync } from 'fflate';
import { renderFile } from './render-file.js';
import { steadyZip } from './steady-zip.js';
import { readPdf } from '../../../test/harness/read-pdf.js';

const HEAD = { title: 'A small sheet', subtitle: 'From somebody', day: 3 } as const;
/** Each kind of block once. */
const BLOCKS: readonly FlowBlock[] = [
  { kind: 'lead', text: 'A lead.' },
  { kind: 'heading', text: 'A heading' },
  { kind: 'paragraph', text: 'Salt & pepper <fresh>.' },
  { kind: 'steps', title: 'Steps', items: ['One', 'Two'] },
  { kind: 'bullets', items: ['Dot'] },
  { kind: 'checklist', title: 'List', items: ['Tick'] },
  { kind: 'facts', items: [['Label', 'Text']] },
  { kind: 'table', caption: 'Table', columns: ['A', 'B'], rows: [['1', '2']] },
  { kind: 'worksheet', title: 'Write here', fields: [{ label: 'Why?', lines: 2 }] },
  { kind: 'email', subject: 'Hello', body: ['A line.'] },
  { kind: 'note', title: 'Note', text: 'Noted.' },
  { kind: 'group', blocks: [{ kind: 'paragraph', text: 'In a group.' }] },
];
const CONTENTS: readonly FileContent[] = [
  { format: 'pdf', blocks: BLOCKS },
  { format: 'docx', blocks: BLOCKS },
  {
    format: 'xlsx',
    tabs: [
      { name: 'Sums', intro: 'Type here.', columns: [{ title: 'Line', width: 20 }], rows: [[2], ['=A4*2'], [null]] },
    ],
  },
];
const partOf = (file: Buffer, name: string): string => strFromU8(unzipSync(file)[name] ?? new Uint8Array());

describe('renderFile', () => {
  it.each(CONTENTS.map((content) => [content.format, content] as const))(
    'makes the same %s file, byte for byte, at another time',
    async (_, content) => {
      const first = await renderFile(HEAD, content);
      jest.useFakeTimers({ now: Date.UTC(2031, 4, 5), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
      try {
        expect((await renderFile(HEAD, content)).equals(first)).toBe(true);
      } finally {
        jest.useRealTimers();
      }
      expect((await renderFile({ ...HEAD, title: 'Another' }, content)).equals(first)).toBe(content.format === 'xlsx');
    },
  );

  it('sets a sheet as a tagged PDF with its title', async () => {
    const pdf = readPdf(await renderFile(HEAD, CONTENTS[0]!));
    expect([pdf.title, pdf.pages, pdf.tagged]).toEqual(['A small sheet', 2, true]);
    for (const tag of ['H1', 'P', 'L', 'Table']) expect(pdf.structure).toContain(tag);
  });

  it('writes a sheet as a Word file that holds every word', async () => {
    const document = partOf(await renderFile(HEAD, CONTENTS[1]!), 'word/document.xml');
    for (const text of [
      'A small sheet',
      'A lead.',
      'Salt &amp; pepper &lt;fresh&gt;.',
      'Two',
      'Tick',
      'Why?',
      'Subject: Hello',
      'Noted.',
      'In a group.',
    ])
      expect(document).toContain(`>${text.replace(/^Tick$/, '\u2610  Tick')}<`);
    expect(document).toContain('<w:tbl>');
  });

  it('writes a workbook whose formulas are formulas', async () => {
    const sheet = partOf(await renderFile(HEAD, CONTENTS[2]!), 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<f>A4*2</f>');
    expect(sheet).toMatch(/<c r="A4"[^>]*><v>2<\/v>/);
  });
});

describe('steadyZip', () => {
  it('does not depend on the order in which files are given', () => {
    const [a, b] = [Buffer.from('a'), Buffer.from('b')];
    expect(steadyZip({ 'x/a': a, b }).equals(steadyZip({ b, 'x/a': a }))).toBe(true);
    expect(strFromU8(unzipSync(steadyZip({ 'x/a': a }))['x/a']!)).toBe('a');
  });
});
