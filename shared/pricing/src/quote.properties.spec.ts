import { PRODUCTS, type Product } from '@summit/rules';
import { bumpsOf } from './bumps.js';
import { commissionTarget } from './commission.js';
import { couponFromWire, couponToWire, type Coupon } from './coupon.js';
import { splitInstallments } from './installments.js';
import { percentOf } from './money.js';
import { quote, quoteRefusal, type QuoteOptions } from './quote.js';

/** Whole numbers from a seed, the same ones in every run (mulberry32). */
function numbersFrom(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) % (most - least + 1));
  };
}

const CASES = 3_000;

function couponFrom(number: (least: number, most: number) => number): Coupon | null {
  switch (number(0, 3)) {
    case 0:
      return { type: 'percent', basisPoints: number(0, 12_000) };
    case 1:
      return { type: 'amount', cents: number(0, 1_000_000) };
    case 2:
      return { type: 'fixed_price', cents: 100 };
    default:
      return null;
  }
}

function optionsFrom(seed: number): QuoteOptions {
  const number = numbersFrom(seed);
  const product: Product = PRODUCTS[number(0, 2)]!;
  return {
    product,
    offer: number(0, 1) ? 'active' : 'expired',
    bumps: bumpsOf(product).filter(() => number(0, 1) === 1),
    coachingSessions: product === 'vip' ? 0 : number(0, 10),
    plan: product === 'dfy' && number(0, 1) === 1,
    coupon: couponFrom(number),
  };
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('whatever a buyer chooses and whatever code is entered', () => {
  const cases = Array.from({ length: CASES }, (_, seed) => optionsFrom(seed));
  const quotes = cases.map((options) => ({ options, result: quote(options) }));
  /** The first case that breaks a rule, which says more than `false`. */
  const breach = (holds: (one: (typeof quotes)[number]) => boolean) => quotes.find((one) => !holds(one));

  it('covers every product, plans, bumps, coaching and all kinds of coupons', () => {
    expect(cases.every((options) => quoteRefusal(options) === null)).toBe(true);
    expect(new Set(cases.map(({ product, plan, coupon }) => `${product} ${plan} ${coupon?.type}`)).size).toBe(16);
  });

  // F-213
  it('is charged at least a dollar, and in a plan at least a dollar each time', () => {
    expect(breach(({ result }) => result.totalCents >= 100)).toBeUndefined();
    expect(breach(({ result }) => (result.installments ?? [100]).every((cents) => cents >= 100))).toBeUndefined();
  });

  //
  it('is charged whole cents', () => {
    expect(
      breach(({ result }) => [result.totalCents, result.discountCents].every((cents) => Number.isSafeInteger(cents))),
    ).toBeUndefined();
  });

  it('sees lines that add up to the subtotal, and a discount that leads from there to the total', () => {
    expect(
      breach(
        ({ result }) =>
          sum(result.lines.map((line) => line.amountCents)) === result.subtotalCents &&
          result.lines.every((line) => line.quantity * line.unitCents === line.amountCents) &&
          result.subtotalCents - result.discountCents === result.totalCents,
      ),
    ).toBeUndefined();
  });

  it('never gets more off than the subtotal less the least charge, and never less than nothing', () => {
    expect(
      breach(
        ({ options, result }) =>
          result.discountCents >= 0 && result.discountCents <= result.subtotalCents - (options.plan ? 300 : 100),
      ),
    ).toBeUndefined();
  });

  it('pays a plan in three parts that add up to the total and differ by a cent at most, the smaller first', () => {
    expect(
      breach(({ result: { installments, totalCents } }) => {
        if (!installments) return true;
        const [first = 0, , last = 0] = installments;
        const ascending = installments.every((cents, index) => index === 0 || cents >= installments[index - 1]!);
        return installments.length === 3 && sum(installments) === totalCents && ascending && last - first <= 1;
      }),
    ).toBeUndefined();
  });

  it('pays exactly a dollar with a test code, and a dollar a month in a plan', () => {
    expect(
      breach(
        ({ options, result }) =>
          options.coupon?.type !== 'fixed_price' || result.totalCents === (options.plan ? 300 : 100),
      ),
    ).toBeUndefined();
  });

  it('sees in the browser the price that the server computes, although the wire knows no test codes', () => {
    expect(
      breach(({ options, result }) => {
        const { coupon, product } = options;
        const seen = coupon && couponFromWire(couponToWire(coupon, product));
        return quote({ ...options, coupon: seen }).totalCents === result.totalCents;
      }),
    ).toBeUndefined();
  });
});

describe('splitInstallments', () => {
  it('splits any total into any number of parts without losing or finding a cent', () => {
    for (let seed = 0; seed < CASES; seed++) {
      const number = numbersFrom(seed);
      const [total, count] = [number(0, 1_000_000), number(1, 12)];
      const parts = splitInstallments(total, count);
      expect([sum(parts), parts.length]).toEqual([total, count]);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }
  });
});

describe('commission booked as the difference to the target', () => {
  it('ends at half of what is kept, in whatever order payments and refunds become known', () => {
    for (let seed = 0; seed < CASES; seed++) {
      const number = numbersFrom(seed);
      const payments = Array.from({ length: number(1, 3) }, () => number(100, 300_000));
      const kept = number(0, 1) ? sum(payments) : number(0, sum(payments));
      const changes = [...payments, kept - sum(payments)];
      for (let at = changes.length - 1; at > 0; at--) {
        const other = number(0, at);
        [changes[at], changes[other]] = [changes[other]!, changes[at]!];
      }
      let [net, booked] = [0, 0];
      for (const change of changes) {
        net += change;
        booked += commissionTarget(net) - booked;
        expect(booked).toBe(commissionTarget(net));
      }
      expect(booked).toBe(percentOf(kept, 50));
    }
  });
});
