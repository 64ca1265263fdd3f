import type { DifferenceKind, Provider } from '@summit/rules';

/** Where our book and a provider's own say different things. */
export interface Difference {
  kind: DifferenceKind;
  provider: Provider;
  reference: string;
  orderId: string | null;
  /** Cents by our book and by theirs; null where a side has nothing. */
  ourCents: number | null;
  theirCents: number | null;
  /** Lower case; of their side where both differ. */
  currency: string;
  /** ms; when it happened by their book, else by ours. */
  at: number;
  /** A sentence that names the cause, and what to look at. */
  cause: string;
}
