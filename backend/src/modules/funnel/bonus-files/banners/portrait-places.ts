import { BANNER_SIZE as BANNER } from '@summit/content';

/** Where a banner shows somebody, in px; parts of a px where a wall does not come out even. */
export interface PortraitPlace {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const PAIR = ' and ';
/** Width of the portraits on the banner of one speaker, and of two. */
export const artWidth = (name: string): number => (name.includes(PAIR) ? 520 : 420);

/** Of the banner of one speaker, or of a pair with two portraits (F-297, F-298). */
export function speakerPlaces(name: string): PortraitPlace[] {
  const people = name.split(PAIR);
  const width = artWidth(name) / people.length;
  return people.map((one, i) => ({
    name: one,
    left: BANNER.width - artWidth(name) + i * width,
    top: 0,
    width,
    height: BANNER.height,
  }));
}

export const WALL = { columns: 8, rows: 4, left: 424 } as const;
export const WALL_CELL = {
  width: (BANNER.width - WALL.left) / WALL.columns,
  height: BANNER.height / WALL.rows,
} as const;

/** Of the wall of everybody (F-296): one cell for each speaker, the two of a pair beside each other in it. */
export const wallPlaces = (names: readonly string[]): PortraitPlace[][] =>
  names.slice(0, WALL.columns * WALL.rows).map((name, i) => {
    const people = name.split(PAIR);
    const width = WALL_CELL.width / people.length;
    return people.map((one, n) => ({
      name: one,
      left: WALL.left + (i % WALL.columns) * WALL_CELL.width + n * width,
      top: Math.floor(i / WALL.columns) * WALL_CELL.height,
      width,
      height: WALL_CELL.height,
    }));
  });
