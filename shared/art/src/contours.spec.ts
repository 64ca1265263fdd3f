import { contours } from './contours.js';

const hill = (x: number, y: number) => 1 - Math.hypot(x - 50, y - 50) / 50;

describe('contours', () => {
  it('draws one closed loop per level round a single hill', () => {
    const paths = contours(hill, 100, 100, 5, [0.2, 0.5, 0.8]);
    expect(paths).toHaveLength(3);
    for (const path of paths) expect(path).toMatch(/^M[^MZ]+Z$/);
  });

  it('keeps the loop at the height of its level', () => {
    const [path = ''] = contours(hill, 100, 100, 2, [0.5], 1);
    const points = [...path.matchAll(/Q(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);
    expect(points.length).toBeGreaterThan(20);
    for (const [x, y] of points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(25, 0);
  });

  it('gives an empty path for a level above every height', () => {
    expect(contours(hill, 100, 100, 5, [2])).toEqual(['']);
  });

  it('separates two hills that touch only below the level', () => {
    const two = (x: number, y: number) =>
      Math.max(1 - Math.hypot(x - 25, y - 50) / 20, 1 - Math.hypot(x - 75, y - 50) / 20);
    const [path = ''] = contours(two, 100, 100, 4, [0.3]);
    expect(path.match(/M/g)).toHaveLength(2);
  });

  it('closes loops that leave the sheet along its rim', () => {
    const [path = ''] = contours((x) => x, 100, 100, 10, [50]);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith('Z')).toBe(true);
  });
});
