import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { clearable, flag, group, metadata, oneOf, text, whole } from '../http/params.js';
import { invalid, resourceMissing } from '../http/stripe-error.js';
import { ownMethod } from '../money/own-method.js';
import type { Subscription } from '../objects/subscription.js';
import { endSubscription } from '../plans/end-subscription.js';
import type { StripeAccount } from '../stripe-account.js';
import { mergeMetadata } from './merge-metadata.js';

const CANCELLATION = group({ comment: clearable(text), feedback: clearable(text) });

function livingSubscription(account: StripeAccount, id: string): Subscription {
  const subscription = account.get('subscriptions', id);
  if (subscription.status === 'canceled') throw resourceMissing('subscription', id);
  return subscription;
}

function refuseManaged({ schedule }: Subscription, param: string): void {
  if (schedule === null) return;
  throw invalid(
    `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    { param },
  );
}

export const SUBSCRIPTION_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'GET',
    path: '/v1/subscriptions',
    params: group({
      ...PAGING,
      customer: text,
      created: SPAN,
      status: oneOf(
        'all',
        'active',
        'past_due',
        'canceled',
        'ended',
        'incomplete',
        'incomplete_expired',
        'paused',
        'trialing',
        'unpaid',
      ),
    }),
    run({ account, params, path }) {
      const { customer, created, status } = params;
      const wanted = (one: Subscription) => {
        if (status === 'all') return true;
        if (status === undefined) return one.status !== 'canceled';
        return status === 'ended' ? one.status === 'canceled' : one.status === status;
      };
      const found = account
        .all('subscriptions')
        .filter(
          (one) => (customer === undefined || one.customer === customer) && within(created, one.created) && wanted(one),
        );
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/subscriptions', (account, id) => account.get('subscriptions', id)),
  apiCall({
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: group({
      metadata,
      description: clearable(text),
      default_payment_method: text,
      cancel_at: clearable(whole),
      cancel_at_period_end: flag,
      cancellation_details: CANCELLATION,
      proration_behavior: oneOf('always_invoice', 'create_prorations', 'none'),
    }),
    run({ account, params, id }) {
      const subscription = livingSubscription(account, id);
      const { default_payment_method: method, cancel_at, cancel_at_period_end: atEnd } = params;
      const previous: Record<string, unknown> = {};
      const set = <K extends keyof Subscription>(name: K, value: Subscription[K] | undefined) => {
        if (value === undefined) return;
        previous[name] = structuredClone(subscription[name]);
        subscription[name] = value;
      };
      if (cancel_at !== undefined) refuseManaged(subscription, 'cancel_at');
      if (atEnd !== undefined) refuseManaged(subscription, 'cancel_at_period_end');
      if (cancel_at && atEnd) {
        throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
          param: 'cancel_at',
        });
      }
      if (cancel_at && cancel_at <= account.now()) {
        throw invalid('`cancel_at` must be in the future.', { param: 'cancel_at' });
      }
      if (method) ownMethod(account, subscription.customer, { id: method, param: 'default_payment_method' });
      set('default_payment_method', method);
      set('description', params.description);
      set('cancel_at', cancel_at);
      set('cancel_at_period_end', atEnd);
      if (cancel_at || atEnd) set('canceled_at', account.now());
      if (cancel_at === null || atEnd === false) set('canceled_at', null);
      mergeMetadata(subscription.metadata, params.metadata);
      account.emit('customer.subscription.updated', subscription, previous);
      return subscription;
    },
  }),
  apiCall({
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: group({ invoice_now: flag, prorate: flag, cancellation_details: CANCELLATION }),
    run({ account, params, id }) {
      const subscription = livingSubscription(account, id);
      const { comment, feedback } = params.cancellation_details ?? {};
      endSubscription(account, subscription, {
        reason: 'cancellation_requested',
        ...(comment && { comment }),
        ...(feedback && { feedback }),
      });
      return subscription;
    },
  }),
];
