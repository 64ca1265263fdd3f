import { compare } from './compare.mjs';

const measurement = (changes = {}) => ({
  requests: 1_000,
  failed: 0,
  missing: 0,
  rate: 1_000,
  p50: 2,
  p99: 9,
  appMicros: 100,
  databaseMicros: 100,
  ...changes,
});
const round = (floorMicros, productMicros) => ({
  floor: measurement({ appMicros: floorMicros - 100 }),
  product: measurement({ appMicros: productMicros - 100 }),
});
const row = (rounds, goal = 4) => compare({ route: 'signup', connections: 8, goal, rounds });

describe('compare', () => {
  it('takes the ratio within each round, so that a round on a busy machine does not tilt it', () => {
    const { ratio, ratioRange } = row([round(200, 400), round(2_000, 4_200), round(210, 399)]);
    expect(ratio).toBe(2);
    expect(ratioRange).toEqual([1.9, 2.1]);
  });

  it('reaches a goal that is met exactly, and names a ratio beyond it', () => {
    expect(row([round(200, 800)]).misses).toEqual([]);
    expect(row([round(200, 801)], 4).misses).toEqual(['CPU 4.00x, goal 4x']);
  });

  it('names what failed on either side, added up over the rounds', () => {
    const rounds = [
      { floor: measurement({ failed: 1 }), product: measurement() },
      { floor: measurement({ failed: 2 }), product: measurement({ missing: -3 }) },
    ];
    expect(row(rounds).misses).toEqual(['floor: 3 requests failed', 'product: stored and answered differ by 3']);
  });

  it('counts a row that was answered and not stored, and one that was stored and not answered, as two', () => {
    const rounds = [1, -1].map((missing) => ({ floor: measurement(), product: measurement({ missing }) }));
    expect(row(rounds).misses).toEqual(['product: stored and answered differ by 2']);
  });

  it('does not reach the goal with a ratio that is no number', () => {
    const nothing = { floor: measurement(), product: measurement({ appMicros: NaN }) };
    expect(row([nothing]).misses).toEqual(['CPU NaNx, goal 4x']);
  });

  it('does not expect rows of a route that stores none', () => {
    expect(row([{ floor: measurement({ missing: null }), product: measurement({ missing: null }) }]).misses).toEqual(
      [],
    );
  });

  it('gives the medians of both sides', () => {
    const rounds = [800, 900, 100].map((rate) => ({
      floor: measurement({ rate: rate * 2 }),
      product: measurement({ rate }),
    }));
    const { floor, product, rateRatio } = row(rounds);
    expect([floor.rate, product.rate, rateRatio]).toEqual([1_600, 800, 0.5]);
  });
});
