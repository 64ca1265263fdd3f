import type { Provider } from '@summit/rules';
import type { RefundShare } from '../domain/refund-shares.js';
import type { FollowUp } from '../domain/settlement-change.js';

/** Names of the jobs that follow from settled facts. */
export const APPLY_EVENT_TASK = 'payments/apply-event';
export const PAY_BACK_TASK = 'payments/pay-back';
export const LIMIT_PLAN_TASK = 'payments/limit-plan';
export const USE_PLAN_CARD_TASK = 'payments/use-plan-card';
export const END_PLAN_TASK = 'payments/end-plan';
export const CLOSE_ATTEMPT_TASK = 'payments/close-attempt';
export const CAPTURE_APPROVED_TASK = 'payments/capture-approved';
export const REVIEW_TASK = 'payments/review';

export interface EventJob {
  provider: Provider;
  event_id: string;
}
export interface PayBackJob {
  order_id: string;
  provider: Provider;
  payment_ref: string;
  /** What is to be back in the end, refunds of others included. */
  amount_cents: number;
  /** The provider's idempotency key; that of a duplicate unless given. */
  key?: string;
}
export interface OrderJob {
  order_id: string;
}
export interface SubscriptionJob {
  subscription_ref: string;
}
export interface AttemptJob {
  attempt_id: string;
}

/** Payments since (ms), those after the id `after`. */
export interface ReviewJob {
  provider: Provider;
  since: number;
  after: string | null;
}

export interface Job {
  task: string;
  payload: object;
  key: string;
  delayMs?: number;
}

/** The idempotency key of paying a duplicate back: the same for every try (payments.md 1.4). */
export const payBackKey = (orderId: string, paymentRef: string): string => `order:${orderId}:dup:${paymentRef}`;

/** The beginning of the keys of all jobs that pay payments of the order back that were owed. */
export const refundKeys = (orderId: string): string => `order:${orderId}:refund:`;

/** The job that pays a payment of the order back that was owed (F-323). Its key names the amount: another decision is another refund. */
export function refundJob(orderId: string, { provider, paymentRef, targetCents }: RefundShare): Job {
  const key = `${refundKeys(orderId)}${paymentRef}:${targetCents}`;
  const payload = { order_id: orderId, provider, payment_ref: paymentRef, amount_cents: targetCents, key };
  return { task: PAY_BACK_TASK, payload: payload satisfies PayBackJob, key };
}

export const applyEventKey = (provider: Provider, eventId: string): string =>
  `${APPLY_EVENT_TASK}:${provider}:${eventId}`;

export const eventJob = (provider: Provider, eventId: string): Job => ({
  task: APPLY_EVENT_TASK,
  payload: { provider, event_id: eventId } satisfies EventJob,
  key: applyEventKey(provider, eventId),
});

/** The job that does this work for an order. */
export function jobFor(orderId: string, work: FollowUp): Job {
  switch (work.job) {
    case 'pay_back': {
      const { provider, paymentRef, amountCents } = work;
      const payload = { order_id: orderId, provider, payment_ref: paymentRef, amount_cents: amountCents };
      return {
        task: PAY_BACK_TASK,
        payload: payload satisfies PayBackJob,
        key: payBackKey(orderId, paymentRef),
      };
    }
    case 'limit_plan':
      return {
        task: LIMIT_PLAN_TASK,
        payload: { order_id: orderId } satisfies OrderJob,
        key: `${LIMIT_PLAN_TASK}:${orderId}`,
      };
    case 'use_plan_card':
      return {
        task: USE_PLAN_CARD_TASK,
        payload: { order_id: orderId } satisfies OrderJob,
        key: `${USE_PLAN_CARD_TASK}:${orderId}:${work.cardRef}`,
      };
    case 'end_plan':
      return {
        task: END_PLAN_TASK,
        payload: { subscription_ref: work.subscriptionRef } satisfies SubscriptionJob,
        key: `${END_PLAN_TASK}:${work.subscriptionRef}`,
      };
    case 'close_attempt':
      return {
        task: CLOSE_ATTEMPT_TASK,
        payload: { attempt_id: work.attemptId } satisfies AttemptJob,
        key: `${CLOSE_ATTEMPT_TASK}:${work.attemptId}`,
      };
    case 'capture_approved':
      return {
        task: CAPTURE_APPROVED_TASK,
        payload: { attempt_id: work.attemptId } satisfies AttemptJob,
        key: `${CAPTURE_APPROVED_TASK}:${work.attemptId}`,
        delayMs: work.delayMs,
      };
  }
}
