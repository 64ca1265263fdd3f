/**
 * How long a client may take to say what it wants. Node looks at its connections in intervals only, every 30 s by itself, so the
 * interval is part of the promise. `second`: milliseconds, shorter in tests.
 */
export const serverTimeouts = (second = 1_000) => ({
  requestTimeout: 15 * second,
  http: { headersTimeout: 10 * second, connectionsCheckingInterval: 5 * second },
});
