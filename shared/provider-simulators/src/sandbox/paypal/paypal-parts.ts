import type { SandboxClock } from '../clock/sandbox-clock.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import type { AccessTokens } from './access-tokens.js';
import type { PaypalAccount } from './paypal-account.js';
import type { ServiceAddress, WebhookSignature } from './webhook-signature.js';

/** What the routes of the PayPal stand-in work with. */
export interface PaypalParts {
  account: PaypalAccount;
  clock: SandboxClock;
  webhooks: WebhookSender;
  signature: WebhookSignature;
  address: ServiceAddress;
  tokens: AccessTokens;
  /** Brings the account's state to the disk. */
  save(): Promise<void>;
}
