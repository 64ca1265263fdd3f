/** How long a hosted page can be paid, and a code is kept for an order. The provider allows 30 minutes at least. */
export const PAGE_LIFE_MS = 31 * 60_000;
