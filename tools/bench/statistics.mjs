/** @param {readonly number[]} values */
const sorted = (values) => [...values].sort((a, b) => a - b);

/**
 * The smallest value that at least this share of the values does not exceed; NaN for none.
 * @param {readonly number[]} values
 * @param {number} share 0 to 1
 */
export function percentile(values, share) {
  return sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
}

/**
 * The middle value; of an even number of values the mean of the middle two.
 * @param {readonly number[]} values
 */
export function median(values) {
  const ordered = sorted(values);
  const middle = ordered.length / 2;
  const [low, high] = [ordered[Math.ceil(middle) - 1], ordered[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}
