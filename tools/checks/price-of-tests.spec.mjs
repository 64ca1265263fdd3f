import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commissionTarget, formatUsd, moneyString, PRICE_BOOK } from '@summit/pricing';
import { ownFiles } from './own-files.mjs';

const ROOT = path.resolve(__dirname, '../..');
/** Tests of the running product, which charges what the price book says. */
const RUNNING = /^(backend\/test\/(e2e|process|attacks)|(funnel|member|admin)-web\/test\/browser)\/.*\.ts$/;

const PRICE = PRICE_BOOK.vip.early;
const quoted = (text) => text.replaceAll(/[.$]/g, String.raw`\$&`);
/** Bare cents may be anything, a time for example: they are a price beside the name of what money is called. */
const OF_MONEY = String.raw`(amount|captur|cents|charge|commission|kept|paid|price|refund|total)\w*\)?(\.to(Be|Equal)\(|\s*[:=(]+\s*)`;

/** What finds each form in which code and pages write the price, a cent more, and its commission. @param {number} price */
function inWords(price) {
  const amounts = [price, commissionTarget(price)];
  const texts = [...amounts.flatMap((cents) => [moneyString(cents), formatUsd(cents)]), moneyString(price + 1)];
  const cents = amounts.flatMap((one) => [one, one.toLocaleString('en-US').replaceAll(',', '_')]);
  const dollars = `(amount|kept|paid|price|refunded|total)(_cents)?: ${price / 100}`;
  const alone = [...texts.map(quoted), dollars].join('|');
  return new RegExp(String.raw`((?<![\w.$])(${alone})|${OF_MONEY}(${cents.join('|')}))(?!\w|\.\d)`, 'i');
}
const PRICE_IN_WORDS = inWords(PRICE);

describe('the price of VIP', () => {
  it('is found in each form in which a test may write it as money', () => {
    const { early } = PRICE_BOOK.vip;
    const lines = [
      `costs ${formatUsd(early)}.`,
      `{ amount: ${early / 100} }`,
      `expect(order.captured_cents).toBe(${early})`,
      `const PAID = ${early.toLocaleString('en-US').replaceAll(',', '_')};`,
      `'${moneyString(early)}'`,
    ];
    expect(lines.filter((line) => !PRICE_IN_WORDS.test(line))).toEqual([]);
    expect(PRICE_IN_WORDS.test(`toHaveLength(${early / 100})`)).toBe(false);
  });

  it.each([5_000, 1_000])('is not seen in a time, where it is %s cents', (price) => {
    const number = price.toLocaleString('en-US').replaceAll(',', '_');
    expect(inWords(price).test(`const COHERENT_MS = ${number};`)).toBe(false);
    expect(inWords(price).test(`expect(amount_cents).toBe(${number})`)).toBe(true);
  });

  // A price that a test names for another reason ($10 that are paid back) would be found there, too.
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
