import { rng } from './rng.js';

/** A height in a plane, in units of the drawing. */
export type Field = (x: number, y: number) => number;

const GRID = 64;
const wrap = (n: number) => ((n % GRID) + GRID) % GRID;
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

function valueNoise(grid: Float32Array): Field {
  const at = (x: number, y: number) => grid[wrap(y) * GRID + wrap(x)] ?? 0;
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const a = fade(x - xi);
    const b = fade(y - yi);
    const top = at(xi, yi) + (at(xi + 1, yi) - at(xi, yi)) * a;
    const bottom = at(xi, yi + 1) + (at(xi + 1, yi + 1) - at(xi, yi + 1)) * a;
    return top + (bottom - top) * b;
  };
}

/** Smooth seeded noise in about [-1, 1]. `scale` is the width of one hill; each further octave halves width and height. */
export function fbm(seed: string, scale: number, octaves = 3): Field {
  const r = rng(seed);
  const noise = valueNoise(Float32Array.from({ length: GRID * GRID }, () => r() * 2 - 1));
  return (x, y) => {
    let sum = 0;
    let amplitude = 1;
    let frequency = 1 / scale;
    let norm = 0;
    for (let o = 0; o < octaves; o++) {
      sum += noise(x * frequency + o * 17, y * frequency + o * 31) * amplitude;
      norm += amplitude;
      amplitude *= 0.5;
      frequency *= 2;
    }
    return sum / norm;
  };
}
