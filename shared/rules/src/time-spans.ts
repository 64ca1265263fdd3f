/** Lengths of time in milliseconds, as clocks and timestamps of the product count. A calendar day of a zone may be longer or shorter. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
