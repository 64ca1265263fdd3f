import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const MONEY = 'export const dollars = (cents: number): number => cents / 100;\n';
const SHARE = 'export const share = (part: number, whole: number): number => (part / whole) * 100;\n';
const STORAGE = "export const a = window.localStorage.getItem('a');\n";

/** What stands where, and the rules of ours that fire on it. */
const CASES = [
  ['funnel-web/src/features/offer/checkout/total.ts', MONEY, ['no-money-arithmetic']],
  ['member-web/src/pages/dashboard/total.tsx', MONEY, ['no-money-arithmetic']],
  ['admin-web/src/features/overview/total.ts', MONEY, ['no-money-arithmetic']],
  ['backend/src/modules/payments/domain/total.ts', MONEY, ['no-money-arithmetic']],
  ['shared/pricing/src/money.ts', MONEY, []],
  ['admin-web/src/features/overview/total.spec.ts', MONEY, []],
  ['admin-web/src/features/overview/bar.ts', SHARE, []],
  ['admin-web/src/features/overview/bars.ts', SHARE.replace('part / whole', 'part / 100'), ['no-money-arithmetic']],
  ['member-web/src/lib/a.ts', STORAGE, ['no-bare-storage']],
  ['shared/web-app/src/browser/browser-store.ts', STORAGE, []],
  ['backend/src/modules/funnel/a.ts', 'export const a = process.env.PORT;\n', ['no-process-env']],
  ['backend/src/config/env.ts', 'export const a = process.env.PORT;\n', []],
  ['shared/pricing/src/a.ts', 'export const now = (): number => Date.now();\n', ['no-hidden-clock']],
  ['backend/src/a.ts', 'export const f = (a: 1, b: 1, c: 1, d: 1): number[] => [a, b, c, d];\n', ['four-params']],
  ['backend/src/a.controller.ts', 'export const f = (a: 1, b: 1, c: 1, d: 1): number[] => [a, b, c, d];\n', []],
  ['backend/src/b.ts', 'export default 1;\n', ['no-default-export']],
  ['backend/src/c.spec.ts', "it.skip('works', () => undefined);\n", ['no-unfinished-tests']],
  [
    'backend/src/five.ts',
    'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1): number[] => [a, b, c, d, e];\n',
    ['max-params'],
  ],
  ['funnel-web/src/e.ts', 'export const mode = import.meta.env.MODE;\n', ['no-import-meta-env']],
  ['funnel-web/src/config/env.ts', 'export const mode = import.meta.env.MODE;\n', []],
  [
    'funnel-web/src/f.tsx',
    'export const F = () => <p dangerouslySetInnerHTML={{ __html: text }} />;\n',
    ['no-raw-html'],
  ],
  ['shared/ui/src/art/Relief.tsx', 'export const F = () => <p dangerouslySetInnerHTML={{ __html: text }} />;\n', []],
  [
    'backend/src/g.ts',
    "import { forwardRef } from '@nestjs/common';\nexport const later = forwardRef;\n",
    ['no-forward-ref'],
  ],
  ['backend/src/d.spec.ts', "jest.mock('./d', () => ({}));\n", ['no-module-mocks']],
];

/** @type {string} */
let folder;
/** @type {Map<string, string[]>} */
const fired = new Map();

/** The configuration of this workspace over files that lie like those of the workspace. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lint-'));
  const config = await readFile(path.join(ROOT, '.oxlintrc.jsonc'), 'utf8');
  const plugin = path.join(ROOT, 'tools/checks/lint-bans.mjs');
  await writeFile(path.join(folder, '.oxlintrc.jsonc'), config.replace('./tools/checks/lint-bans.mjs', plugin));
  for (const [file, text] of CASES) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const program = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const said = await new Promise((resolve) => {
    execFile(process.execPath, [program, '--format=json'], { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  for (const { code, filename } of JSON.parse(said).diagnostics) {
    const rule = /^summit\((.*)\)$/.exec(code)?.[1];
    if (rule) fired.set(filename, [...(fired.get(filename) ?? []), rule]);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the rules of our own', () => {
  it.each(CASES)('in %s', (file, _text, rules) => {
    expect(fired.get(file) ?? []).toEqual(rules);
  });
});
