const RINGS = [
  'M18.6 1.3C28.5.2 37.9 6 38.9 16.1c1 9.7-4.3 21.2-15.7 22.6C11.8 40.1 1.6 33.5 1.1 22.3.6 11.3 8.7 2.4 18.6 1.3Z',
  'M22 5.7c7.5-.3 13.5 4.3 14 11.7.5 7.3-4.2 14.2-12.3 14.9-8.3.7-15.2-4.2-15.4-12.2C8.1 12.2 14.4 6 22 5.7Z',
  'M24 9.3c5.5-.2 9.6 3.2 9.8 8.4.2 5.3-3.5 9.7-9.2 10.1-5.7.3-10.2-3.1-10.3-8.7C14.2 13.6 18.6 9.5 24 9.3Z',
  'M25.5 12.4c3.7-.1 6.3 2.2 6.4 5.6.1 3.5-2.6 6.2-6.3 6.3-3.9.1-6.7-2.3-6.7-5.9 0-3.5 3-5.9 6.6-6Z',
] as const;
const FILLS = ['#0F6A62', '#6C9C3C', '#E0AE4A', '#D9653F'] as const;

/** The mark: five heights of one peak seen from above, 40 x 40, in color. For files that cannot use the React logo. */
export const markSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true" focusable="false">` +
  RINGS.map((d, i) => `<path d="${d}" fill="${FILLS[i]}"/>`).join('') +
  // The snow-white top: a circle of radius 2.9 round 26.3, 17.8.
  `<path d="M23.4 17.8a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0Z" fill="#FFF9EF"/></svg>`;
