import { compare } from './compare.mjs';
import { finding } from './finding.mjs';
import { apiTable, columns, findingTable, short } from './tables.mjs';

describe('short', () => {
  it.each([
    [12_345.6, '12346'],
    [123.456, '123'],
    [12.345, '12.3'],
    [1.2345, '1.23'],
    [0.01234, '0.0123'],
    [0.000012, '0.0000'],
    [0, '0'],
    [8, '8'],
    [NaN, '-'],
  ])('writes %s as %s', (value, text) => {
    expect(short(value)).toBe(text);
  });
});

describe('columns', () => {
  it('aligns the first column to the left and the others to the right, without trailing spaces', () => {
    expect(
      columns([
        ['a', 'b', 'c'],
        ['long', '10', ''],
      ]),
    ).toBe('a      b  c\nlong  10');
  });
});

describe('findingTable', () => {
  it('says of each number with a goal whether it is reached', () => {
    const lines = findingTable([
      finding('start', 1.4, { most: 2, unit: 's' }),
      finding('memory', 141, { most: 130, unit: 'MB' }),
      finding('ratio', 1.9, { most: 1.8, unit: 'x' }),
      finding('score', 98, { least: 98 }),
      finding('unmeasured', NaN, { most: 1 }),
      finding('time', 1_200, { unit: 'ms' }),
    ]).split('\n');
    expect(lines.slice(1).map((line) => line.replace(/ +/g, ' '))).toEqual([
      'start 1.40 s <= 2 s reached',
      'memory 141 MB <= 130 MB MISSED',
      'ratio 1.90 x <= 1.8x MISSED',
      'score 98 >= 98 reached',
      'unmeasured - <= 1 MISSED',
      'time 1200 ms',
    ]);
  });
});

describe('apiTable', () => {
  it('puts the product under the floor, with ratio, range, goal and what misses', () => {
    const side = {
      requests: 10,
      failed: 0,
      missing: 0,
      rate: 4_000,
      p50: 1,
      p99: 5,
      appMicros: 150,
      databaseMicros: 50,
    };
    const rounds = [
      { floor: side, product: { ...side, appMicros: 450 } },
      { floor: side, product: { ...side, appMicros: 550, failed: 2 } },
    ];
    const comparison = compare({ route: 'page view', connections: 8, goal: 2, rounds });
    const [, floor, product] = apiTable([comparison])
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/));
    expect(floor).toEqual(['page view', '8', 'floor', '4000', '1', '5', '0', '150', '50']);
    expect(product).toEqual([
      'product',
      '4000',
      '1',
      '5',
      '2',
      '500',
      '50',
      '2.75 (2.50-3.00)',
      '<= 2',
      'CPU 2.75x, goal 2x; product: 2 requests failed',
    ]);
  });
});
