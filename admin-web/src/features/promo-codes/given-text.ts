import { formatUsd, parseMoney } from '@summit/pricing';

/** A money string of the API as the back office shows money. */
export const givenText = (given: string): string => {
  const cents = parseMoney(given);
  return cents === null ? given : formatUsd(cents);
};
