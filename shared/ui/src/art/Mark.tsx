const RINGS = [
  'M18.6 1.3C28.5.2 37.9 6 38.9 16.1c1 9.7-4.3 21.2-15.7 22.6C11.8 40.1 1.6 33.5 1.1 22.3.6 11.3 8.7 2.4 18.6 1.3Z',
  'M22 5.7c7.5-.3 13.5 4.3 14 11.7.5 7.3-4.2 14.2-12.3 14.9-8.3.7-15.2-4.2-15.4-12.2C8.1 12.2 14.4 6 22 5.7Z',
  'M24 9.3c5.5-.2 9.6 3.2 9.8 8.4.2 5.3-3.5 9.7-9.2 10.1-5.7.3-10.2-3.1-10.3-8.7C14.2 13.6 18.6 9.5 24 9.3Z',
  'M25.5 12.4c3.7-.1 6.3 2.2 6.4 5.6.1 3.5-2.6 6.2-6.3 6.3-3.9.1-6.7-2.3-6.7-5.9 0-3.5 3-5.9 6.6-6Z',
] as const;
const FILLS = ['#0F6A62', '#6C9C3C', '#E0AE4A', '#D9653F'] as const;

export interface MarkProps {
  /** Width and height in px; 20 and up. */
  size?: number;
  /** `mono` draws strokes in the current color. */
  tone?: 'color' | 'mono';
}

/** The logo mark: five heights of one peak, seen from above. */
export function Mark({ size = 32, tone = 'color' }: MarkProps) {
  const mono = tone === 'mono';
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {RINGS.map((d, i) =>
        mono ? (
          <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={2} />
        ) : (
          <path key={d} d={d} fill={FILLS[i]} />
        ),
      )}
      <circle cx="26.3" cy="17.8" r={mono ? 2.4 : 2.9} fill={mono ? 'currentColor' : '#FFF9EF'} />
    </svg>
  );
}
