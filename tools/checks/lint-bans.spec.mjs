import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const ESLINT = path.join(ROOT, 'node_modules/eslint/bin/eslint.js');

/** Names of our rules that fire on `text`, if it stood in `file`. */
async function fired(file, text) {
  const eslint = spawn(process.execPath, [ESLINT, '--stdin', '--stdin-filename', file, '--format', 'json'], {
    cwd: ROOT,
  });
  let out = '';
  eslint.stdout.on('data', (chunk) => (out += chunk));
  eslint.stdin.end(text);
  await new Promise((done) => eslint.on('close', done));
  return JSON.parse(out)[0]
    .messages.map(({ ruleId }) => ruleId)
    .filter((rule) => rule?.startsWith('summit/'));
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
