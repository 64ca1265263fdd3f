import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.resolve(__dirname, '../..');
/** One ESLint for all questions: to start it takes longer than to answer them. Jest can't load it, nor its configuration. */
const ANSWERS = `
  import { createInterface } from 'node:readline';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  for await (const line of createInterface({ input: process.stdin })) {
    const { filePath, text } = JSON.parse(line);
    const [{ messages }] = await eslint.lintText(text, { filePath, warnIgnored: true });
    console.log(JSON.stringify(messages.map(({ ruleId }) => ruleId)));
  }`;

let eslint;
let answers;
beforeAll(() => {
  const stdio = ['pipe', 'pipe', 'inherit'];
  eslint = spawn(process.execPath, ['--input-type=module', '--eval', ANSWERS], { cwd: ROOT, stdio });
  answers = createInterface({ input: eslint.stdout })[Symbol.asyncIterator]();
});
afterAll(async () => {
  const closed = once(eslint, 'close');
  eslint.stdin.end();
  await closed;
});

/** Names of our rules that fire on `text`, if it stood in `file`. */
async function fired(file, text) {
  eslint.stdin.write(`${JSON.stringify({ filePath: file, text })}\n`);
  const { value } = await answers.next();
  return JSON.parse(value).filter((rule) => rule?.startsWith('summit/'));
}

const MONEY = 'export const dollars = (cents: number): number => cents / 100;\n';
const SHARE = 'export const share = (part: number, whole: number): number => (part / whole) * 100;\n';

describe('the ban on money arithmetic', () => {
  it.each([
    'funnel-web/src/features/offer/checkout/total.ts',
    'member-web/src/pages/dashboard/total.tsx',
    'admin-web/src/features/overview/total.ts',
    'backend/src/modules/payments/domain/total.ts',
  ])('fires in %s', async (file) => {
    expect(await fired(file, MONEY)).toEqual(['summit/no-money-arithmetic']);
  });

  it.each(['shared/pricing/src/money.ts', 'admin-web/src/features/overview/total.spec.ts'])(
    'leaves %s alone',
    async (file) => {
      expect(await fired(file, MONEY)).toEqual([]);
    },
  );

  it('allows shares in percent, but no money inside of them', async () => {
    const file = 'admin-web/src/features/overview/bar.ts';
    expect(await fired(file, SHARE)).toEqual([]);
    expect(await fired(file, SHARE.replace('part / whole', 'part / 100'))).toEqual(['summit/no-money-arithmetic']);
  });
});

describe('the ban on bare storage', () => {
  it('fires everywhere but in the file that owns it', async () => {
    const text = "export const a = window.localStorage.getItem('a');\n";
    expect(await fired('member-web/src/lib/a.ts', text)).toEqual(['summit/no-bare-storage']);
    expect(await fired('shared/web-app/src/browser/browser-store.ts', text)).toEqual([]);
  });
});
