import { PAYMENT_ANSWER_WITHIN_MS } from '@summit/contracts';

/** One try. Charges of cards take a few seconds, rarely ten. */
export const CALL_TIMEOUT_MS = 12_000;
/** Between a try and the next; the SDK waits up to this long. */
const PAUSE_MS = 1_000;
const TRIES = 2;
/** Less is too little for any call. */
const MIN_TIMEOUT_MS = 1_000;

/** Shares the time of one answer among the calls that it takes, each of which is tried twice. */
export class CallBudget {
  private readonly until: number;

  constructor(
    private readonly tryMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.until = now() + PAYMENT_ANSWER_WITHIN_MS;
  }

  /** The limit of one try of the next call. */
  get timeout(): number {
    const left = (this.until - this.now() - PAUSE_MS) / TRIES;
    return Math.min(this.tryMs, Math.max(MIN_TIMEOUT_MS, Math.floor(left)));
  }
}
