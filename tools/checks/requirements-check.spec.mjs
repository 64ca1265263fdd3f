import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { linkFindings } from './doc-links.mjs';
import { choicesOf, idsIn, pointersIn, sectionsOf } from './named-ids.mjs';
import { OPEN, requirementsCheck, rowsOf, writeOpenList } from './requirements-check.mjs';

const namesOf = (text) => idsIn(text).map(({ id }) => id);

describe('ids in a text', () => {
  it.each([
    ['(F-087)', ['F-087']],
    ['(C-065, F-225; D-30)', ['C-065', 'F-225', 'D-30']],
    ['F-224 to F-226', ['F-224', 'F-225', 'F-226']],
    ['F-224..F-226', ['F-224', 'F-225', 'F-226']],
    ['(C-058..061)', ['C-058', 'C-059', 'C-060', 'C-061']],
    ['M-009 to\n * M-011', ['M-009', 'M-010', 'M-011']],
    ['(D-223, D-07)', ['D-223', 'D-07']],
    ["dispute_id: 'PP-D-1', 'PP-D-12', F-12, AF-100", []],
  ])('%j', (text, ids) => {
    expect(namesOf(text)).toEqual(ids);
  });

  it('have a line', () => {
    expect(idsIn('a\n/** F-087 */')).toEqual([{ id: 'F-087', line: 2 }]);
  });
});

it('a decision of ours begins its entry and may share it with others', () => {
  const text = '**D-01 One.** As D-07 says.\n\n**D-06, D-223 Two in\none.** Why.\n';
  expect(choicesOf(text)).toEqual(['D-01', 'D-06', 'D-223']);
});

describe('sections in a text', () => {
  it.each([
    ['(payments.md 1.4, 4.2)', 'payments.md', ['1.4', '4.2']],
    ['(payments.md\n * 0.3)', 'payments.md', ['0.3']],
    ['(reliability.md C2, C3)', 'reliability.md', ['C2', 'C3']],
    ['(scale.md, section 3)', 'scale.md', ['3']],
    ['(scale.md, lesson 1)', 'scale.md', ['lesson 1']],
    ['(admin.md 5 and 8; F-087)', 'admin.md', ['5', '8']],
    ['(payments.md 1.2 to 1.5). More', 'payments.md', ['1.2', '1.5']],
    ['see CONTEXT.md for 3 words', 'CONTEXT.md', []],
  ])('%j', (text, document, sections) => {
    expect(pointersIn(text)).toEqual([{ document, sections, line: 1 }]);
  });

  it('are the numbered headings and items of a document', () => {
    const text = '# Title\n\n## 1. Client\n\n### 1.2 Page\n\n- **S4** Answers\n- **Bold** word\n- Lesson 1: measure\n';
    expect([...sectionsOf(text)]).toEqual(['1', '1.2', 'S4', 'lesson 1']);
  });
});

describe('requirements', () => {
  const ROWS = `| <a id="f-001"></a>F-001 | rule | Registration is free. | F1 |
| <a id="f-002"></a>F-002 | flow | Then the VIP page. | F1 |
`;
  const DECISIONS = '| <a id="c-014"></a><a id="c-015"></a>C-014, 015 | who decides | The server. |\n';
  let root;

  beforeEach(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'requirements-'));
    await tree({
      'docs/requirements/funnel.md': ROWS,
      'docs/requirements/decisions.md': DECISIONS,
      'docs/payments.md': '## 1. Client\n',
      'DECISIONS.md': '**D-01 One.** Why.\n',
      'backend/src/a.ts': '/** F-001, C-015, D-01, payments.md 1. */',
      'backend/src/a.spec.ts': "it('is free (F-001)', () => {});",
    });
    await writeOpenList(root);
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function tree(files) {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    }
  }

  it('are read with their ids and one line of text', () => {
    expect(rowsOf({ file: 'docs/requirements/funnel.md', text: ROWS })[1]).toEqual({
      ids: ['F-002'],
      title: 'Then the VIP page.',
      file: 'funnel.md',
    });
    expect(rowsOf({ file: 'docs/requirements/decisions.md', text: DECISIONS })).toEqual([
      { ids: ['C-014', 'C-015'], title: 'who decides', file: 'decisions.md' },
    ]);
  });

  it('are in order while every name resolves and the list is up to date', async () => {
    expect(await requirementsCheck(root)).toEqual([]);
  });

  it('are open until a test names them', async () => {
    expect(await readFile(path.join(root, OPEN), 'utf8')).toContain(`
## decisions.md: 1 of 1

- [C-014](decisions.md#c-014) who decides

## funnel.md: 1 of 2

- [F-002](funnel.md#f-002) Then the VIP page.
`);
    await tree({ 'member-web/test/browser/vip.browser.ts': '// F-002' });
    expect(await requirementsCheck(root)).toEqual([`${OPEN} is out of date: npm run requirements`]);
    await writeOpenList(root);
    expect(await requirementsCheck(root)).toEqual([]);
  });

  it('do not count as tested where other code names them', async () => {
    await tree({ 'backend/src/b.ts': '/** F-002 */' });
    expect(await requirementsCheck(root)).toEqual([]);
  });

  it('have each number once, decisions of ours as well', async () => {
    await tree({ 'DECISIONS.md': '**D-01 One.** Why.\n\n**D-123, D-01 Again.** Why.\n' });
    expect(await requirementsCheck(root)).toEqual(['D-01 stands twice']);
  });

  it('differ from the code in one line each', async () => {
    await tree({
      'backend/src/b.ts': '/** F-003 */\n/** D-123, payments.md 2, stack.md 1 */',
      'docs/requirements/workspace.md': '| <a id="f-001"></a>F-001 | rule | Again. | F1 |\n',
    });
    await writeOpenList(root);
    expect(await requirementsCheck(root)).toEqual([
      'backend/src/b.ts:1: there is no F-003',
      'backend/src/b.ts:2: there is no D-123',
      'backend/src/b.ts:2: payments.md has no section 2',
      'backend/src/b.ts:2: there is no stack.md',
      'F-001 stands twice',
    ]);
  });
});

describe('links between documents', () => {
  const files = ['DECISIONS.md', 'docs/a.md', 'docs/requirements/b.md'];
  const findings = (text) =>
    linkFindings(
      new Map([
        ['docs/a.md', '## 3.3 The countdown is the server\'s\n\n<a id="f-001"></a>'],
        ['docs/requirements/b.md', text],
      ]),
      files,
    );

  it('lead to files, folders, headings and anchors', () => {
    const text =
      '[a](../a.md#33-the-countdown-is-the-servers) [b](../a.md#f-001) [c](../../DECISIONS.md) [d](../requirements) [e](https://stripe.com)';
    expect(findings(text)).toEqual([]);
  });

  it('are found when they lead nowhere', () => {
    expect(findings('[a](../c.md)\n[b](../a.md#f-002)')).toEqual([
      'docs/requirements/b.md:1: there is no ../c.md',
      'docs/requirements/b.md:2: docs/a.md has no #f-002',
    ]);
  });
});
