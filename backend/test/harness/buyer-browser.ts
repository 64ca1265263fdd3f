import type { CheckoutResponse, ErrorBody, OneClickChargeResponse, PaypalOrderResponse } from '@summit/contracts';
import type { OutsideWorld } from './outside-world.js';
import { eventually, json, read, type RunningApp } from './running-app.js';

/** The body, with the status of the answer as `http`, and `retryAfter` in seconds where the answer says so. */
export type Answer<Body> = { http: number; retryAfter?: number } & Body & Partial<Omit<ErrorBody, 'success'>>;

let purchases = 0;

/** A browser that buys: keeps its cookie as browsers do, and has a purchase id of its own unless told otherwise. */
export class BuyerBrowser {
  cookie: string | null = null;
  sessionId: string;
  /** The client address that it comes from; a new one with each call unless set. */
  from: string | undefined;
  /** Sent with each call, as a web server in front does. */
  traceparent: string | undefined;

  constructor(
    private readonly running: Pick<RunningApp, 'fetch'>,
    readonly email = 'zoe@example.com',
  ) {
    purchases += 1;
    this.sessionId = `vip_1761000000000_${process.pid}_${purchases}`;
  }

  async post<Body>(path: string, body: object): Promise<Answer<Body>> {
    const response = await this.running.fetch(path, { ...json(body, this.headers()), from: this.from });
    for (const line of response.headers.getSetCookie()) this.cookie = /^buyer=([^;]*)/.exec(line)?.[1] ?? this.cookie;
    const retryAfter = response.headers.get('retry-after');
    return {
      ...(await read<Body>(response)),
      http: response.status,
      ...(retryAfter !== null && { retryAfter: Number(retryAfter) }),
    };
  }

  /** The body of a GET with the cookie of this browser. */
  get<Body>(path: string): Promise<Body> {
    return read<Body>(this.running.fetch(path, { headers: this.headers(), from: this.from }));
  }

  startTimer<Body>(product: string, more: object = {}) {
    return this.post<Body>('/api/timer/start', { session_id: this.sessionId, product_type: product, ...more });
  }

  oneClick(product: string, more: object = {}) {
    return this.post<OneClickChargeResponse>('/api/stripe/one-click-charge', this.purchase(product, more));
  }

  checkout(product: string, more: object = {}) {
    const body = { ...this.purchase(product, {}), name: 'Zoe', ...more };
    return this.post<CheckoutResponse>('/api/stripe/create-checkout-session', body);
  }

  plan(more: object = {}) {
    const { product_type: _product, ...body } = this.purchase('dfy', {});
    return this.post<CheckoutResponse>('/api/stripe/create-payment-plan', { ...body, name: 'Zoe', ...more });
  }

  wallet(product: string, more: object = {}) {
    const body = { ...this.purchase(product, {}), name: 'Zoe', ...more };
    return this.post<PaypalOrderResponse>('/api/paypal/create-order', body);
  }

  /** Buys through the hosted page with a card of the sandbox; answers the page's id. */
  async payByCard(outside: OutsideWorld, product: string, card = '4242424242424242'): Promise<string> {
    const { url } = await this.checkout(product);
    const session = pageId(url);
    await outside.control('stripe/pay', { session, card, email: this.email });
    return session;
  }

  private headers(): Record<string, string> {
    return {
      ...(this.cookie !== null && { cookie: `buyer=${this.cookie}` }),
      ...(this.traceparent !== undefined && { traceparent: this.traceparent }),
    };
  }

  private purchase(product: string, more: object) {
    return { email: this.email, session_id: this.sessionId, product_type: product, ...more };
  }
}

/** The id in the address of a hosted page. */
export const pageId = (url: string): string => {
  const id = /\/(cs_[^/?#]+)/.exec(url)?.[1];
  if (!id) throw new Error(`${url} is no hosted page`);
  return id;
};

/** Waits for the jobs that purchases left, so that none is under way when the application stops. */
export const jobsDone = (running: Pick<RunningApp, 'rows'>): Promise<boolean> =>
  eventually(async () => {
    const due = await running.rows(
      `select from graphile_worker._private_jobs where locked_at is not null or (attempts = 0 and run_at <= now())
       union all select from event_outbox`,
    );
    return due.length === 0;
  });
