const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** The color at `t` (0 to 1) between two `#rrggbb` colors. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b);
  const mixed = channels(a).map((c, i) => Math.round(c + ((to[i] ?? c) - c) * t));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
