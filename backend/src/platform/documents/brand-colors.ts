/** The few interface colors that print and banners need; the art has its own ramps in `@summit/art`. */
export const BRAND = {
  ink: '#0E1F1A',
  ink2: '#42534C',
  ink3: '#5A6962',
  line: '#DCE3DB',
  lineStrong: '#839189',
  paper: '#F5F7F3',
  pine: '#0B2620',
  pineInk: '#F3F7F0',
  pineInk2: '#B9CCC3',
} as const;

/** Ink and tint of each day (a product wears the color of its day). */
export const DAY_COLORS = {
  1: { ink: '#0F766E', tint: '#E1F0EC' },
  2: { ink: '#4C7513', tint: '#EAF1DC' },
  3: { ink: '#9A5B00', tint: '#FAEEDA' },
  4: { ink: '#B5432A', tint: '#FAE7E1' },
  5: { ink: '#8A3A86', tint: '#F4E6F2' },
} as const;
