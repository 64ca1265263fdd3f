/** Below this percentage of the whole a bar has no room for its label. */
const ROOM_FOR_LABEL = 20;

export interface BarShare {
  /** Length of the bar in percent of the longest one. A product that gave back more than it earned has none. */
  length: number;
  /** Whole percent of everything received. */
  percent: number;
  labelInside: boolean;
}

/** How amounts (dollars, may be negative after refunds) are drawn beside each other; in the order given. */
export function barShares(amounts: readonly number[]): BarShare[] {
  const received = amounts.map((amount) => Math.max(0, amount));
  const total = received.reduce((sum, amount) => sum + amount, 0);
  const longest = Math.max(...received, 0);
  return received.map((amount) => {
    const percent = total === 0 ? 0 : (amount / total) * 100;
    return {
      length: longest === 0 ? 0 : (amount / longest) * 100,
      percent: Math.round(percent),
      labelInside: percent >= ROOM_FOR_LABEL,
    };
  });
}
