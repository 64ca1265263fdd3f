import type { SandboxClock } from '../clock/sandbox-clock.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import type { StripeAccount } from './stripe-account.js';

/** What the routes of the Stripe sandbox share. */
export interface StripeParts {
  account: StripeAccount;
  clock: SandboxClock;
  webhooks: WebhookSender;
  /** Saves the state and hands new events to the webhook; with `changed` false only where there are events. */
  publish(changed?: boolean): Promise<void>;
}
