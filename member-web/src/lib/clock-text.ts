/** Seconds of a film as its player says them: `4:05`, `1:02:05`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
