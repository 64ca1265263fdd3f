/** All that a buyer waits for a provider in one call, in ms (D-35). Whoever asks must wait longer than this, or nobody hears the answer. */
export const PAYMENT_ANSWER_WITHIN_MS = 28_000;
