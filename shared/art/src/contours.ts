import type { Field } from './fbm.js';

type Point = readonly [number, number];
type Segment = readonly [number, number];

const OUTSIDE = -1e4;
const round = (n: number) => +n.toFixed(1);
const middle = (q: Point, r: Point): Point => [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2];

/** Heights at the grid points, with a rim far below every level so that all loops close inside the sheet. */
function sample(field: Field, cols: number, rows: number, step: number): Float32Array {
  const heights = new Float32Array(cols * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const rim = i === 0 || j === 0 || i === cols - 1 || j === rows - 1;
      heights[j * cols + i] = rim ? OUTSIDE : field((i - 1) * step, (j - 1) * step);
    }
  }
  return heights;
}

/** Edges crossed in one cell, by the marching-squares case; `mid` settles the two saddles. */
function crossings(k: number, mid: boolean, T: number, R: number, B: number, L: number): readonly Segment[] {
  switch (k) {
    case 1:
      return [[L, B]];
    case 2:
      return [[B, R]];
    case 3:
      return [[L, R]];
    case 4:
      return [[R, T]];
    case 5:
      return mid
        ? [
            [L, T],
            [R, B],
          ]
        : [
            [L, B],
            [R, T],
          ];
    case 6:
      return [[B, T]];
    case 7:
      return [[L, T]];
    case 8:
      return [[T, L]];
    case 9:
      return [[T, B]];
    case 10:
      return mid
        ? [
            [T, R],
            [B, L],
          ]
        : [
            [T, L],
            [B, R],
          ];
    case 11:
      return [[T, R]];
    case 12:
      return [[R, L]];
    case 13:
      return [[R, B]];
    case 14:
      return [[B, L]];
    default:
      return [];
  }
}

/** Turns one closed loop into a smooth path: the points become control points, the path runs through the middles. */
function smoothLoop(p: readonly Point[]): string {
  const first = p[0];
  const last = p.at(-1);
  if (!first || !last) return '';
  const start = middle(last, first);
  let path = `M${round(start[0])} ${round(start[1])}`;
  p.forEach((q, i) => {
    const n = middle(q, p[i + 1] ?? first);
    path += `Q${round(q[0])} ${round(q[1])} ${round(n[0])} ${round(n[1])}`;
  });
  return `${path}Z`;
}

function contourAt(
  heights: Float32Array,
  cols: number,
  rows: number,
  step: number,
  level: number,
  keep: number,
): string {
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  const height = (i: number, j: number) => heights[j * cols + i] ?? OUTSIDE;
  const horizontal = (i: number, j: number) => (j * cols + i) * 2;
  const vertical = (i: number, j: number) => (j * cols + i) * 2 + 1;
  const cross = (id: number, i0: number, j0: number, i1: number, j1: number) => {
    if (points.has(id)) return;
    const a = height(i0, j0);
    const t = Math.min(1, Math.max(0, (level - a) / (height(i1, j1) - a)));
    points.set(id, [(i0 - 1 + (i1 - i0) * t) * step, (j0 - 1 + (j1 - j0) * t) * step]);
  };
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < cols - 1; i++) {
      const [a, b, c, d] = [height(i, j), height(i + 1, j), height(i + 1, j + 1), height(i, j + 1)];
      const k = (a > level ? 8 : 0) | (b > level ? 4 : 0) | (c > level ? 2 : 0) | (d > level ? 1 : 0);
      if (k === 0 || k === 15) continue;
      const [T, B, L, R] = [horizontal(i, j), horizontal(i, j + 1), vertical(i, j), vertical(i + 1, j)];
      for (const segment of crossings(k, (a + b + c + d) / 4 > level, T, R, B, L)) {
        next.set(segment[0], segment[1]);
        for (const id of segment) {
          if (id === T) cross(T, i, j, i + 1, j);
          else if (id === B) cross(B, i, j + 1, i + 1, j + 1);
          else if (id === L) cross(L, i, j, i, j + 1);
          else cross(R, i + 1, j, i + 1, j + 1);
        }
      }
    }
  }
  let path = '';
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined;) {
      const point = points.get(edge);
      const following: number | undefined = next.get(edge);
      if (following === undefined) break;
      if (point) loop.push(point);
      next.delete(edge);
      edge = following;
    }
    const kept = loop.filter((_, i) => i % keep === 0);
    if (kept.length >= 4) path += smoothLoop(kept);
  }
  return path;
}

/**
 * Contour lines of a height field: one SVG path string per level (marching squares, smoothed).
 * Loops run clockwise round the high side, so both fill rules work. `step` is the grid size, `keep` thins the points.
 */
export function contours(
  field: Field,
  w: number,
  h: number,
  step: number,
  levels: readonly number[],
  keep = 2,
): string[] {
  const cols = Math.ceil(w / step) + 3;
  const rows = Math.ceil(h / step) + 3;
  const heights = sample(field, cols, rows, step);
  return levels.map((level) => contourAt(heights, cols, rows, step, level, keep));
}
