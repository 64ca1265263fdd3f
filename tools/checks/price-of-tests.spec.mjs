import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commissionTarget, formatUsd, moneyString, PRICE_BOOK } from '@summit/pricing';
import { ownFiles } from './own-files.mjs';

const ROOT = path.resolve(__dirname, '../..');
/** Tests of the running product, which charges what the price book says. */
const RUNNING = /^(backend\/test\/(e2e|process|attacks)|(funnel|member|admin)-web\/test\/browser)\/.*\.ts$/;

const PRICE = PRICE_BOOK.vip.early;
/** The forms in which code and pages write an amount. */
const written = (cents) => [
  cents,
  cents.toLocaleString('en-US').replaceAll(',', '_'),
  moneyString(cents),
  formatUsd(cents),
];
const quoted = (text) => String(text).replaceAll(/[.$]/g, String.raw`\$&`);
const FORMS = [...written(PRICE), ...written(commissionTarget(PRICE)), moneyString(PRICE + 1)].map(quoted);
const FIELD = `(amount|kept|paid|price|refunded|total)(_cents)?: ${PRICE / 100}`;
const PRICE_IN_WORDS = new RegExp(`(?<![\\w.$])(${FORMS.join('|')}|${FIELD})(?![\\w]|\\.\\d)`);

describe('the price of VIP', () => {
  it('is found in each form in which a test may write it', () => {
    const { early } = PRICE_BOOK.vip;
    const lines = [
      `costs ${formatUsd(early)}.`,
      `{ amount: ${early / 100} }`,
      `toBe(${early})`,
      `'${moneyString(early)}'`,
    ];
    expect(lines.filter((line) => !PRICE_IN_WORDS.test(line))).toEqual([]);
    expect(PRICE_IN_WORDS.test(`toHaveLength(${early / 100})`)).toBe(false);
  });

  it('stands in no test of the running product: another price is one line of the price book', async () => {
    const tests = (await ownFiles(ROOT)).filter((file) => RUNNING.test(file));
    expect(tests.length).toBeGreaterThan(100);
    const found = tests.flatMap((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (PRICE_IN_WORDS.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
