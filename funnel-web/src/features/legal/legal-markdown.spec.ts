import { LEGAL_PAGES } from '@summit/content/legal';
import { plainText, type LegalBlock } from './legal-blocks';
import { parseLegalText, parseLine } from './legal-markdown';

const kinds = (text: string) => parseLegalText(text).map(({ kind }) => kind);
const idsOf = (blocks: readonly LegalBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

describe('parseLegalText', () => {
  it('reads headings of two levels, paragraphs, both lists, and tables', () => {
    expect(
      parseLegalText(
        '## When it arrives\n\nAt once.\n\n### By mail\n\n- a link\n- a file\n\n1. Look\n2. Ask\n\n| Product | When |\n| --- | --- |\n| VIP | 5 minutes |',
      ),
    ).toEqual([
      { kind: 'heading', level: 2, id: 'when-it-arrives', text: 'When it arrives' },
      { kind: 'paragraph', line: [{ text: 'At once.' }] },
      { kind: 'heading', level: 3, id: 'by-mail', text: 'By mail' },
      { kind: 'bullets', items: [[{ text: 'a link' }], [{ text: 'a file' }]] },
      { kind: 'steps', start: 1, items: [[{ text: 'Look' }], [{ text: 'Ask' }]] },
      {
        kind: 'table',
        label: 'By mail',
        head: [[{ text: 'Product' }], [{ text: 'When' }]],
        rows: [[[{ text: 'VIP' }], [{ text: '5 minutes' }]]],
      },
    ]);
  });

  it('joins the lines of a paragraph, and ends it where another block begins, with or without an empty line', () => {
    expect(parseLegalText('One\r\ntwo\n- three\n- four\nfive\n## Six\nseven')).toEqual([
      { kind: 'paragraph', line: [{ text: 'One two' }] },
      { kind: 'bullets', items: [[{ text: 'three' }], [{ text: 'four' }]] },
      { kind: 'paragraph', line: [{ text: 'five' }] },
      { kind: 'heading', level: 2, id: 'six', text: 'Six' },
      { kind: 'paragraph', line: [{ text: 'seven' }] },
    ]);
  });

  it('gives every heading an id of its own, which the page around it does not have', () => {
    expect(idsOf(parseLegalText('## Fees-2\n## Fees\n## Fees\n## Main\n## Éléments\n## 日本'))).toEqual([
      'fees-2',
      'fees',
      'fees-3',
      'main-2',
      'elements',
      'part',
    ]);
  });

  it('names every table of a part differently', () => {
    const table = '| A |\n| --- |\n| 1 |\n\n';
    const labels = parseLegalText(`${table}## Fees\n${table}${table}`).map((b) =>
      b.kind === 'table' ? b.label : b.kind,
    );
    expect(labels).toEqual(['Table', 'heading', 'Fees', 'Fees, 2']);
  });

  it('gives each row of a table as many cells as the head has', () => {
    const [table] = parseLegalText('| A | B |\n| --- | :-: |\n| 1 |\n| 1 | 2 | 3 |');
    expect(table).toMatchObject({
      rows: [
        [[{ text: '1' }], []],
        [[{ text: '1' }], [{ text: '2' }]],
      ],
    });
  });

  it('continues a numbered list where a paragraph interrupted it', () => {
    expect(parseLegalText('1. One\n\nmeanwhile\n\n2. Two')[2]).toMatchObject({ kind: 'steps', start: 2 });
  });

  it('keeps what it does not know as words', () => {
    expect(kinds('# Title\n\n> quote\n\n| no rule |\n\n<script>alert(1)</script>')).toEqual(Array(4).fill('paragraph'));
    const html = '<img src=x onerror=alert(1)> **bold** ![x](y)';
    expect(parseLegalText(html)).toEqual([
      { kind: 'paragraph', line: [{ text: '<img src=x onerror=alert(1)> **bold** !' }, { text: 'x', target: 'y' }] },
    ]);
  });

  it('makes nothing of an empty text', () => {
    expect(parseLegalText('')).toEqual([]);
    expect(parseLegalText(' \n\n\t')).toEqual([]);
  });

  // What took the square of its length would not come to an end here.
  it('reads a hostile text of 200,000 characters to its end', () => {
    for (const piece of ['[', '](', '[a](', '| ', '|-', '#', '## ', '- ', '1. ', '## a\n', '\n', ' ']) {
      expect(() => parseLegalText(piece.repeat(200_000 / piece.length))).not.toThrow();
      expect(() => parseLegalText(`|${piece.repeat(100_000 / piece.length)}|\n|${'-|'.repeat(50_000)}x`)).not.toThrow();
    }
  });

  it.each(LEGAL_PAGES.map((page) => [page.pageId, page.content] as const))('loses no word of %s', (_id, content) => {
    const blocks = parseLegalText(content);
    const words = blocks.flatMap((block) => {
      if (block.kind === 'heading') return [block.text];
      if (block.kind === 'paragraph') return [plainText(block.line)];
      if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText);
      return block.items.map(plainText);
    });
    const written = content
      .replace(/\]\([^)]*\)/g, '')
      .replace(/^(\| ---.*|## |- |\d+\. )/gm, '')
      .replace(/[[|]/g, ' ');
    expect(words.join(' ').split(/\s+/)).toEqual(written.trim().split(/\s+/));
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(4);
  });
});

describe('parseLine', () => {
  it('tells links from words', () => {
    expect(parseLine('See the [refund policy](/refund-policy), or [ask](mailto:a@b.example).')).toEqual([
      { text: 'See the ' },
      { text: 'refund policy', target: '/refund-policy' },
      { text: ', or ' },
      { text: 'ask', target: 'mailto:a@b.example' },
      { text: '.' },
    ]);
  });

  it('leaves brackets that are no link', () => {
    for (const text of ['[a] (b)', '[](x)', '[a]()', '[a](b c)', 'a] [b'])
      expect(plainText(parseLine(text))).toBe(text);
  });
});
