import type { Seals } from '../platform/crypto/sealed-stores.js';

/** One line for each kind of row, then for each secret whether its former one can go. */
export function sealsText(seals: readonly Seals[]): string {
  const rows = seals.map(
    ({ what, secret, present, former, unreadable }) =>
      `${what}: ${present} with ${secret}, ${former} with ${secret}_FORMER, ${unreadable} with neither`,
  );
  const verdicts = [...new Set(seals.map(({ secret }) => secret))].map((secret) => {
    const left = seals.filter((one) => one.secret === secret);
    const former = sum(left.map((one) => one.former));
    const unreadable = sum(left.map((one) => one.unreadable));
    if (former > 0) return `${secret}_FORMER is still needed: run this command again, without count.`;
    return unreadable > 0
      ? `${secret}_FORMER opens nothing here. What neither opens was sealed with another secret: name that as ${secret}_FORMER.`
      : `${secret}_FORMER is not needed.`;
  });
  return [...rows, ...verdicts].join('\n');
}

const sum = (counts: number[]): number => counts.reduce((total, one) => total + one, 0);
