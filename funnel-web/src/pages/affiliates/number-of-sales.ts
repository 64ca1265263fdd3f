/** More than anybody sells, and little enough to be counted in cents. */
export const MAX_SALES = 1_000_000;

const NUMBER = /^[+-]?\d+(\.\d*)?$/;

/** The number of sales that was typed: whole, at least 1; a non-numeric entry becomes 1 (F-280). */
export function numberOfSales(typed: string): number {
  const text = typed.replaceAll(',', '').trim();
  if (!NUMBER.test(text)) return 1;
  return Math.min(Math.max(Math.floor(Number(text)), 1), MAX_SALES);
}
