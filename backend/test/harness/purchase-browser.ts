import type {
  CheckoutResponse,
  OneClickChargeResponse,
  OrderStatusResponse,
  PaypalCaptureResponse,
  PaypalOrderResponse,
} from '@summit/contracts';
import type { Product } from '@summit/rules';
import type { Answer } from './buyer-browser.js';
import { freshAddress, json, read } from './running-app.js';

let browsers = 0;

/**
 * A browser that buys from a process which may die under it: keeps cookie and purchase id, and hears null where the connection was
 * cut before an answer came.
 */
export class PurchaseBrowser {
  readonly sessionId: string;
  private cookie: string | null = null;

  constructor(
    private readonly address: () => string,
    readonly email: string,
  ) {
    browsers += 1;
    this.sessionId = `vip_1761000000000_${process.pid}_p${browsers}`;
  }

  register(affiliateCode: string) {
    return this.press('/api/signup?ref=' + affiliateCode, { name: 'Zoe', email: this.email });
  }

  checkout(product: Product, affiliateCode: string | null = null) {
    const body = { ...this.purchase(product), name: 'Zoe', affiliate_code: affiliateCode };
    return this.press<CheckoutResponse>('/api/stripe/create-checkout-session', body);
  }

  oneClick(product: Product) {
    return this.press<OneClickChargeResponse>('/api/stripe/one-click-charge', this.purchase(product));
  }

  wallet(product: Product, affiliateCode: string | null = null) {
    const body = { ...this.purchase(product), name: 'Zoe', affiliate_code: affiliateCode };
    return this.press<PaypalOrderResponse>('/api/paypal/create-order', body);
  }

  capture(product: Product, orderId: string) {
    const body = { ...this.purchase(product), name: 'Zoe', order_id: orderId };
    return this.press<PaypalCaptureResponse>('/api/paypal/capture-order', body);
  }

  /** What the page after the purchase hears; null when it hears nothing. */
  async status(id: string): Promise<string | null> {
    const found = await fetch(`${this.address()}/api/orders/status?session_id=${encodeURIComponent(id)}`, {
      headers: { 'x-forwarded-for': freshAddress() },
    }).catch(() => null);
    return found === null ? null : (await read<OrderStatusResponse>(found)).status;
  }

  private async press<Body>(path: string, body: object): Promise<Answer<Body> | null> {
    const headers: Record<string, string> = { 'x-forwarded-for': freshAddress() };
    if (this.cookie !== null) headers['cookie'] = `buyer=${this.cookie}`;
    const response = await fetch(this.address() + path, json(body, headers)).catch(() => null);
    if (response === null) return null;
    for (const line of response.headers.getSetCookie()) this.cookie = /^buyer=([^;]*)/.exec(line)?.[1] ?? this.cookie;
    const retryAfter = response.headers.get('retry-after');
    return {
      ...(await read<Body>(response)),
      http: response.status,
      ...(retryAfter !== null && { retryAfter: Number(retryAfter) }),
    };
  }

  private purchase(product: Product) {
    return { email: this.email, session_id: this.sessionId, product_type: product };
  }
}

/** The answer of a press that nothing cut. */
export async function heard<Body>(pressed: Promise<Answer<Body> | null>): Promise<Answer<Body>> {
  const answer = await pressed;
  if (answer === null) throw new Error('The API went away in the middle of a call');
  if (answer.http !== 200) throw new Error(`${answer.http} ${answer.code ?? ''}: ${answer.detail ?? ''}`);
  return answer;
}
