import { fbm } from './fbm.js';

describe('fbm', () => {
  it('is the same field for the same seed', () => {
    const a = fbm('seed', 100);
    const b = fbm('seed', 100);
    expect([a(3, 4), a(250, 17), a(-40, 900)]).toEqual([b(3, 4), b(250, 17), b(-40, 900)]);
  });

  it('stays within -1 and 1', () => {
    const field = fbm('range', 30, 3);
    for (let i = 0; i < 500; i++) expect(Math.abs(field(i * 7.3, i * 3.1))).toBeLessThanOrEqual(1);
  });

  it('is smooth: a step much smaller than the scale changes little', () => {
    const field = fbm('smooth', 200, 1);
    for (let i = 0; i < 100; i++) expect(Math.abs(field(i * 11, 5) - field(i * 11 + 1, 5))).toBeLessThan(0.03);
  });
});
