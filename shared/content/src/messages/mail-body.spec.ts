import { parseMailBody } from './mail-body.js';

const paragraph = (text: string) => ({ kind: 'paragraph', text: [{ kind: 'text', text }] });

describe('parseMailBody', () => {
  it('reads headings, lists, notes, facts, buttons and paragraphs', () => {
    const blocks = parseMailBody(`
# Title

First line
second line

## Small title

- one
- two, which
  goes on

1. first
2. second

> a note
> of two lines

| Order | {{order_id}} |
| Total | **$37.00** |

[Open the page]({{page_url}})
`);
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: [{ kind: 'text', text: 'Title' }] },
      paragraph('First line second line'),
      { kind: 'heading', level: 2, text: [{ kind: 'text', text: 'Small title' }] },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two, which goes on' }]],
      },
      { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]] },
      { kind: 'note', text: [{ kind: 'text', text: 'a note of two lines' }] },
      {
        kind: 'facts',
        rows: [
          { label: [{ kind: 'text', text: 'Order' }], value: [{ kind: 'text', text: '{{order_id}}' }] },
          { label: [{ kind: 'text', text: 'Total' }], value: [{ kind: 'strong', text: '$37.00' }] },
        ],
      },
      { kind: 'button', label: 'Open the page', url: '{{page_url}}' },
    ]);
  });

  it('keeps a link inside a sentence as part of the paragraph', () => {
    expect(parseMailBody('See [the policy](https://growthandscale.example/refund-policy) first.')).toEqual([
      {
        kind: 'paragraph',
        text: [
          { kind: 'text', text: 'See ' },
          { kind: 'link', text: 'the policy', url: 'https://growthandscale.example/refund-policy' },
          { kind: 'text', text: ' first.' },
        ],
      },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', 'mailto:a@b.example', 'https://x.example/{{path}}'])(
    'refuses the link target %s',
    (target) => {
      expect(() => parseMailBody(`A [link](${target}) here.`)).toThrow(
        expect.objectContaining({ problem: 'unsafe_url' }),
      );
    },
  );

  // The longest body that the back office takes, in one line.
  it.each([
    ['a bar and spaces', `|${' '.repeat(19_990)}x`],
    ['a cell and spaces', `| Total |${' '.repeat(19_980)}x`],
    ['opening brackets', '['.repeat(20_000)],
    ['links that do not end', '[a]('.repeat(5_000)],
    ['stars', '**a '.repeat(5_000)],
    ['line breaks and spaces', 'x\n \t\n'.repeat(4_000)],
  ])('reads or refuses a body of %s in no time', (_what, body) => {
    const outcome = () => {
      try {
        return parseMailBody(body).length;
      } catch (error) {
        return error;
      }
    };
    expect(outcome()).toBeDefined();
  });

  it('reads a cell of spaces as an empty one', () => {
    expect(parseMailBody('| Note | |\n|  | x |')).toEqual([
      {
        kind: 'facts',
        rows: [
          { label: [{ kind: 'text', text: 'Note' }], value: [] },
          { label: [], value: [{ kind: 'text', text: 'x' }] },
        ],
      },
    ]);
  });

  it.each(['| only one |', '| a | b', '| a || b |', '| a ||', '|| b |', '| a | b | c |'])(
    'refuses a fact row that does not have two cells: %s',
    (row) => {
      expect(() => parseMailBody(row)).toThrow(expect.objectContaining({ problem: 'unsupported_markup' }));
    },
  );
});
