import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PAYPAL } from '../src/sandbox/paypal/demo-paypal.js';
import { startSandbox, type Sandbox } from '../src/sandbox/start-sandbox.js';
import { startEventReceiver, type EventReceiver } from './event-receiver.js';

export interface Money {
  currency_code: string;
  value: string;
}

export interface CaptureOnWire {
  id: string;
  status: string;
  status_details?: { reason: string };
  amount: Money;
  seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money };
}

export interface OrderOnWire {
  id: string;
  status: string;
  links: { href: string; rel: string; method: string }[];
  payer?: { email_address: string; payer_id: string; name: { given_name: string; surname: string } };
  purchase_units: {
    amount: Money & { breakdown?: Record<string, Money> };
    payments?: { captures: CaptureOnWire[]; refunds?: { id: string; amount: Money }[] };
  }[];
}

export interface ErrorOnWire {
  name: string;
  message: string;
  debug_id: string;
  details: { issue: string; field?: string; value?: string; description: string }[];
  links: { href: string; rel: string }[];
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  resource_type: string;
  resource: Record<string, unknown> & { id?: string; custom_id?: string };
}

export const usd = (value: string): Money => ({ currency_code: 'USD', value });

/** The order of payments.md 2: a VIP pass with 10 dollars off. */
export function orderBody(changes: object = {}, context: object = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'order-1',
        description: 'VIP pass',
        amount: { ...usd('27.00'), breakdown: { item_total: usd('37.00'), discount: usd('10.00') } },
        items: [{ name: 'VIP pass', quantity: '1', unit_amount: usd('37.00'), category: 'DIGITAL_GOODS' }],
        ...changes,
      },
    ],
    application_context: {
      brand_name: 'Summit',
      shipping_preference: 'NO_SHIPPING',
      user_action: 'PAY_NOW',
      return_url: 'http://localhost:4210/paypal/return?x=1',
      cancel_url: 'http://localhost:4210/vip',
      ...context,
    },
  };
}

/** A shop with an account at the sandbox, and the place where its events arrive. */
export class PaypalShop {
  private token = '';

  private constructor(
    private readonly dir: string,
    public sandbox: Sandbox,
    readonly api: EventReceiver,
  ) {}

  static async open(): Promise<PaypalShop> {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'paypal-shop-'));
    const api = await startEventReceiver();
    return new PaypalShop(dir, await startSandbox({ port: 0, dir, apiOrigin: api.origin }), api);
  }

  get url(): string {
    return this.sandbox.url;
  }

  async restart(): Promise<void> {
    await this.sandbox.stop();
    this.sandbox = await startSandbox({ port: 0, dir: this.dir, apiOrigin: this.api.origin });
    this.token = '';
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    await this.api.stop();
    await rm(this.dir, { recursive: true, force: true });
  }

  async signIn(id: string = DEMO_PAYPAL.clientId, secret: string = DEMO_PAYPAL.clientSecret): Promise<Response> {
    return fetch(`${this.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
  }

  /** A signed-in call; `body` is sent as JSON unless it is a text already. */
  async call(method: 'GET' | 'POST', url: string, body?: unknown, headers: Record<string, string> = {}) {
    this.token ||= ((await (await this.signIn()).json()) as { access_token: string }).access_token;
    return fetch(this.url + url, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async newOrder(changes: object = {}, context: object = {}): Promise<OrderOnWire> {
    const answer = await this.call('POST', '/v2/checkout/orders', orderBody(changes, context));
    if (answer.status !== 201) throw new Error(await answer.text());
    return (await answer.json()) as OrderOnWire;
  }

  async order(id: string): Promise<OrderOnWire> {
    return (await (await this.call('GET', `/v2/checkout/orders/${id}`)).json()) as OrderOnWire;
  }

  capture(id: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.call('POST', `/v2/checkout/orders/${id}/capture`, {}, headers);
  }

  control(name: string, body: object): Promise<Response> {
    return fetch(`${this.url}/control/paypal/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  /** An order that was approved and captured; gives the capture. */
  async paidOrder(changes: object = {}, outcome = 'complete'): Promise<CaptureOnWire> {
    const { id } = await this.newOrder(changes);
    await this.control('approve', { order_id: id, outcome });
    const order = (await (await this.capture(id)).json()) as OrderOnWire;
    const capture = order.purchase_units[0]?.payments?.captures[0];
    if (!capture) throw new Error(`No capture in ${JSON.stringify(order)}`);
    return capture;
  }

  async books(): Promise<Record<string, unknown> & { balance_cents: number }> {
    return (await (await fetch(`${this.url}/control/paypal/books`)).json()) as { balance_cents: number };
  }

  /** Events so far, once there are `count`. */
  async events(count: number): Promise<PaypalEvent[]> {
    return (await this.api.until(count)).map(({ body }) => JSON.parse(body) as PaypalEvent);
  }

  async moveClock(wish: object): Promise<void> {
    await fetch(`${this.url}/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
  }
}

/** The error of an answer that PayPal refused. */
export async function refusal(
  answer: Response,
): Promise<{ status: number; issue?: string | undefined; error: ErrorOnWire }> {
  const error = (await answer.json()) as ErrorOnWire;
  return { status: answer.status, issue: error.details?.[0]?.issue, error };
}
