/** What works on a thousand lines, or on a month of them, takes longer than a request may while the database is busy. */
export const BULK_TIMEOUT_MS = 120_000;
