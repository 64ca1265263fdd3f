/** How calls leave this app. */
export interface Transport {
  /** `https://host` of the API; the page's own origin when absent. */
  origin?: string;
  /** Milliseconds from the first byte sent to the last byte read. 15,000 when absent (F-089). */
  timeoutMs?: number;
  fetch?: typeof fetch;
  /** The bearer of the app's role, asked anew for every call that wants one. */
  token?: () => string | null;
}

export const DEFAULT_TIMEOUT_MS = 15_000;
