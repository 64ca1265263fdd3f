import { expireSession } from '../checkout/expire-session.js';
import type { Invoice } from '../objects/invoice.js';
import type { Subscription } from '../objects/subscription.js';
import type { StripeAccount } from '../stripe-account.js';
import { collectInvoice } from './collect-invoice.js';
import { finalizeInvoice } from './issue-invoice.js';
import { endAsPlanned, plannedEnd, renewSubscription } from './renew-subscription.js';

/** Something that happens by itself at `at`, seconds since 1970. */
export interface DueWork {
  at: number;
  run(): void;
}

/** How long a renewal's invoice stays a draft. */
const DRAFT_SECONDS = 3_600;

function chargeDraft(account: StripeAccount, invoice: Invoice): void {
  finalizeInvoice(account, invoice);
  collectInvoice(account, invoice);
}

function soonest(work: readonly DueWork[]): DueWork | undefined {
  return work.reduce<DueWork | undefined>((best, one) => (best && best.at <= one.at ? best : one), undefined);
}

/** What comes next for a subscription. Its planned end goes before a renewal at the same moment: no fourth installment. */
export function nextOfSubscription(account: StripeAccount, subscription: Subscription): DueWork | undefined {
  if (subscription.status === 'canceled') return undefined;
  const work: DueWork[] = [];
  const end = plannedEnd(account, subscription);
  if (end !== undefined) work.push({ at: end, run: () => endAsPlanned(account, subscription) });
  work.push({
    at: subscription.items.data[0].current_period_end,
    run: () => renewSubscription(account, subscription),
  });
  for (const invoice of account.all('invoices')) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    if (invoice.status === 'draft' && invoice.auto_advance)
      work.push({ at: invoice.created + DRAFT_SECONDS, run: () => chargeDraft(account, invoice) });
    if (invoice.status !== 'open' || invoice.next_payment_attempt === null) continue;
    work.push({ at: invoice.next_payment_attempt, run: () => collectInvoice(account, invoice) });
  }
  return soonest(work);
}

/** What comes next in the whole account. */
export function nextDue(account: StripeAccount): DueWork | undefined {
  const { sessions, subscriptions } = account.state;
  const work = Object.values(subscriptions).flatMap((one) => nextOfSubscription(account, one) ?? []);
  for (const session of Object.values(sessions)) {
    if (session.status === 'open') work.push({ at: session.expires_at, run: () => expireSession(account, session) });
  }
  return soonest(work);
}

/** Does everything that is due, oldest first. Gives the number of things done. */
export function runDueWork(account: StripeAccount): number {
  let done = 0;
  for (let next = nextDue(account); next && next.at <= account.now(); next = nextDue(account)) {
    next.run();
    done += 1;
  }
  return done;
}
