/** A smooth open path through all given points (Catmull-Rom as cubic curves). */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  return points
    .map((c, i) => {
      const b = points[i - 1];
      if (!b) return `M${c[0]} ${c[1]}`;
      const a = points[i - 2] ?? b;
      const e = points[i + 1] ?? c;
      const from = `${b[0] + (c[0] - a[0]) / 6} ${b[1] + (c[1] - a[1]) / 6}`;
      const to = `${c[0] - (e[0] - b[0]) / 6} ${c[1] - (e[1] - b[1]) / 6}`;
      return `C${from} ${to} ${c[0]} ${c[1]}`;
    })
    .join('');
}
