import { createPublicKey, generateKeyPair } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../clock/sandbox-clock.js';
import { JsonStore } from '../json-store.js';
import type { Provider } from '../provider.js';
import type { Answer } from '../answer.js';
import { WebhookSender } from '../webhooks/webhook-sender.js';
import type { WebhookTarget } from '../webhooks/webhook-target.js';
import { AccessTokens } from './access-tokens.js';
import { approvalRoutes } from './approval-routes.js';
import { certificateRoutes } from './certificate-routes.js';
import { CERTIFICATE_NAME, DEMO_PAYPAL } from './demo-paypal.js';
import { PaypalAccount } from './paypal-account.js';
import { paypalApiRoutes, QUESTIONS } from './paypal-api-routes.js';
import { paypalControlRoutes } from './paypal-control-routes.js';
import { paypalControls } from './paypal-controls.js';
import { errorAnswer, serverErrorAnswer } from './paypal-error.js';
import { issueCertificate } from './issue-certificate.js';
import { PaypalEvents } from './paypal-events.js';
import { paypalSection } from './paypal-section.js';
import type { PaypalParts } from './paypal-parts.js';
import { EMPTY_STATE, type PaypalState } from './paypal-state.js';
import { sdkRoutes } from './sdk-routes.js';
import { WebhookSignature } from './webhook-signature.js';

interface PaypalOptions {
  /** The state's folder. */
  folder: string;
  clock: SandboxClock;
  target: WebhookTarget;
}

type Keys = Pick<PaypalState, 'privateKey' | 'certificate'>;

/** Shared by all sandboxes of a process: finding a pair takes a tenth of a second, and tests open hundreds of sandboxes. */
let keys: Promise<Keys> | undefined;

async function newKeys(): Promise<Keys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const certificate = issueCertificate({
    subject: CERTIFICATE_NAME,
    issuer: CERTIFICATE_NAME,
    publicKey: createPublicKey(privateKey),
    signedBy: privateKey,
    validFrom: new Date('2020-01-01T00:00:00Z'),
    validTo: new Date('2045-01-01T00:00:00Z'),
  });
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), certificate };
}

/**
 * PayPal's checkout for one demo account (DEMO_PAYPAL): orders, captures, refunds, disputes and signed events, the
 * approval page, and the browser's `paypal.Buttons`. One purchase unit in USD.
 */
export class PaypalSandbox implements Provider {
  readonly key = 'paypal';
  readonly title = 'PayPal';
  readonly prefix = '';
  readonly questions = QUESTIONS;
  readonly webhooks: WebhookSender;
  private readonly account: PaypalAccount;
  private readonly parts: PaypalParts;

  private constructor(
    private readonly store: JsonStore<PaypalState>,
    { clock, target }: PaypalOptions,
  ) {
    const signature = new WebhookSignature(store.value, store.value, DEMO_PAYPAL.webhookId);
    this.webhooks = new WebhookSender({
      name: this.key,
      path: '/api/webhooks/paypal',
      sign: (body) => signature.headers(body),
      target,
    });
    const events = new PaypalEvents(
      this.webhooks,
      () => store.value.events,
      () => clock.now(),
    );
    this.account = new PaypalAccount(store.value, clock, events);
    this.parts = {
      account: this.account,
      clock,
      webhooks: this.webhooks,
      signature,
      address: store.value,
      tokens: new AccessTokens(),
      save: () => store.save(),
    };
  }

  static async open(options: PaypalOptions): Promise<PaypalSandbox> {
    const initial: PaypalState = { ...structuredClone(EMPTY_STATE), privateKey: '', certificate: '', base: '' };
    const store = await JsonStore.open(path.join(options.folder, 'paypal.json'), initial);
    if (store.value.certificate === '') Object.assign(store.value, await (keys ??= newKeys()));
    await store.save();
    return new PaypalSandbox(store, options);
  }

  routes(app: FastifyInstance): void {
    approvalRoutes(app, this.parts);
    sdkRoutes(app);
    certificateRoutes(app, this.parts);
    paypalControlRoutes(app, this.parts);
    // The calls parse bodies and sign in by rules of their own.
    void app.register(async (api) => paypalApiRoutes(api, this.parts));
  }

  failure(kind: 'server_error' | 'too_many_requests'): Answer {
    if (kind === 'server_error') return serverErrorAnswer();
    const message = 'Too many requests. Blocked due to rate limiting.';
    return errorAnswer(429, { name: 'RATE_LIMIT_REACHED', message }, { 'retry-after': '1' });
  }

  section() {
    return paypalSection(this.store.value);
  }

  controls() {
    return paypalControls(this.account);
  }

  async clear(): Promise<void> {
    Object.assign(this.store.value, structuredClone(EMPTY_STATE));
    await this.store.save();
  }
}
