/** Equal parts that add up to the total exactly; remaining cents go to the last payments: 83,233 + 83,233 + 83,234 (C-010). */
export function splitInstallments(totalCents: number, count: number): number[] {
  const part = Math.floor(totalCents / count);
  const remainder = totalCents - part * count;
  return Array.from({ length: count }, (_, index) => part + (index >= count - remainder ? 1 : 0));
}

/**
 * When each payment is due (ms): the first at once, the others monthly at the same time of day (UTC). A day that a month lacks
 * becomes its last one, as the provider counts: 31 January, 28 February, 31 March.
 */
export function installmentDates(startedAt: number, count: number): number[] {
  const start = new Date(startedAt);
  return Array.from({ length: count }, (_, index) => {
    const month = start.getUTCMonth() + index;
    const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
    const due = new Date(startedAt);
    due.setUTCFullYear(start.getUTCFullYear(), month, Math.min(start.getUTCDate(), lastDay));
    return due.getTime();
  });
}
