import { AppError } from '../../../../platform/errors/app-error.js';
import type { Attempt } from '../../domain/payment-attempt.js';
import type { ChargeOutcome } from '../../providers/application/card-payments.port.js';

type DeclineReason = Extract<ChargeOutcome, { result: 'declined' }>['reason'];

/** What stands on a declined attempt: the bank's own code, or why the provider declined. */
export const declineCodeOf = ({ reason, declineCode }: { reason: DeclineReason; declineCode: string | null }): string =>
  reason === 'card_declined' ? (declineCode ?? reason) : reason;

const DECLINES: Readonly<Record<string, AppError['code']>> = {
  authentication_required: 'authentication_required',
  card_expired: 'card_expired',
};

const UNAVAILABLE = {
  checkout: 'checkout_unavailable',
  plan: 'payment_plan_unavailable',
  wallet: 'paypal_order_failed',
} as const satisfies Record<Exclude<Attempt['kind'], 'one_click'>, AppError['code']>;

/** The buyer's error when this attempt brought no money and no page to pay on. Two parallel requests get the same error. */
export function attemptFailure({
  kind,
  state,
  ref,
  declineCode,
}: Pick<Attempt, 'kind' | 'state' | 'ref' | 'declineCode'>): AppError {
  if (kind !== 'one_click') return new AppError(UNAVAILABLE[kind]);
  if (state === 'declined') return new AppError(DECLINES[declineCode ?? ''] ?? 'card_declined');
  if (state === 'canceled') return new AppError('payment_not_started');
  return new AppError(ref === null ? 'payment_unknown' : 'payment_processing');
}
