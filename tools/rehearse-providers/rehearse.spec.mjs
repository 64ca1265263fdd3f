import { NeedsBuyer, runJourneys, tableOf } from './run-journeys.mjs';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REHEARSE = path.join(__dirname, 'rehearse.mjs');

describe('journeys', () => {
  it('are walked in order, one after another, and a failure stops none', async () => {
    /** @type {string[]} */
    const walked = [];
    const journey = (/** @type {string} */ name, /** @type {() => Promise<string>} */ walk) => ({
      name,
      walk: async () => {
        walked.push(name);
        return walk();
      },
    });
    const findings = await runJourneys([
      journey('one', async () => 'payment pi_1'),
      journey('two', async () => {
        throw new Error('the page is refused\nand more');
      }),
      journey('three', async () => {
        throw new NeedsBuyer('a buyer has to act');
      }),
    ]);
    expect(walked).toEqual(['one', 'two', 'three']);
    expect(findings.map(({ result }) => result)).toEqual(['passed', 'failed', 'by hand']);
    const lines = tableOf(findings.map((finding) => ({ ...finding, ms: 7 }))).split('\n');
    expect(lines[0]).toBe('journey  result   ms  what to look at');
    expect(lines.slice(2)).toEqual([
      'one      passed   7   payment pi_1',
      'two      failed   7   the page is refused',
      'three    by hand  7   a buyer has to act',
    ]);
  });
});

describe('npm run rehearse:providers', () => {
  const env = { PATH: process.env['PATH'] };

  it('passes every journey against the sandbox, where no keys are given', async () => {
    const { stdout } = await run(process.execPath, [REHEARSE], { env });
    expect(stdout).toContain('Stripe: sandbox. PayPal: sandbox.');
    const results = [...stdout.matchAll(/^ {2}(passed|failed|by hand) +(?:card|wallet): /gm)].map(
      ([, result]) => result,
    );
    expect(results).toEqual(Array(12).fill('passed'));
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_live_abcdefgh' }, 'STRIPE_SECRET_KEY must be a test key'],
    [{ PAYPAL_API_BASE: 'https://api-m.paypal.com' }, "PAYPAL_API_BASE must not be PayPal's live address"],
  ])('refuses to move real money: %p', async (setting, words) => {
    await expect(run(process.execPath, [REHEARSE], { env: { ...env, ...setting } })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words),
    });
  });
});
