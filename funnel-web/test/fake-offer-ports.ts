import { ApiError } from '@summit/api-client';
import type {
  BrowserKeyName,
  OfferFilms,
  QuoteSummary,
  TimerStartRequest,
  TimerStartResponse,
} from '@summit/contracts';
import { basePrice, dollars, offerWindow, type Quote } from '@summit/pricing';
import type { BonusKey } from '@summit/rules';
import { refusalError as refused } from '@summit/testing/refusal';
import type { OFFER_CALLS, OfferApi, OfferPorts } from '../src/features/offer/checkout/offer-ports';
import type { PaypalActions, PaypalButtonsOptions, PaypalSdk } from '../src/features/offer/paypal-button/paypal-sdk';
import { memoryStore } from './memory-store';

export { refused };

export type OfferCall = keyof typeof OFFER_CALLS;

export const noNetwork = (): ApiError => new ApiError({ kind: 'network' });

/** A quote as the server sends it. */
export const summaryOf = (quote: Quote): QuoteSummary => ({
  product_type: quote.product,
  price_reason: quote.priceReason,
  lines: quote.lines.map(({ unitCents, amountCents, ...line }) => ({
    ...line,
    unit_amount: dollars(unitCents),
    amount: dollars(amountCents),
  })),
  subtotal: dollars(quote.subtotalCents),
  discount: dollars(quote.discountCents),
  total: dollars(quote.totalCents),
  ...(quote.installments && { installments: quote.installments.map(dollars) }),
});

/** The server's timer: one start for each product, on a clock that may differ from the browser's by `skewMs`. */
export function fakeTimer({ elapsedSeconds = 0, skewMs = 0 } = {}) {
  const start = Date.now() + skewMs - elapsedSeconds * 1_000;
  return async ({ product_type: product }: TimerStartRequest): Promise<TimerStartResponse> => {
    const now = Date.now() + skewMs;
    const { remainingSeconds, expired, honored } = offerWindow({ startedAt: start, now });
    return {
      started_at: new Date(start).toISOString(),
      expires_at: new Date(start + 900_000).toISOString(),
      remaining_seconds: remainingSeconds,
      server_time: new Date(now).toISOString(),
      price_cents: basePrice(product, honored ? 'active' : 'expired'),
      price_after_cents: basePrice(product, 'expired'),
      expired,
      saved_card: null,
    };
  };
}

/** PayPal's script: its button is a real one, and the buyer approves at once unless told otherwise. */
export function fakePaypal({ cancels = false } = {}) {
  const restarts: string[] = [];
  let options: PaypalButtonsOptions | null = null;
  const approve = async () => {
    try {
      const orderID = await options!.createOrder();
      if (cancels) return options!.onCancel();
      const actions: PaypalActions = { restart: () => restarts.push(orderID) };
      await options!.onApprove({ orderID }, actions);
    } catch (reason) {
      options!.onError(reason);
    }
  };
  const sdk: PaypalSdk = {
    Buttons(given) {
      options = given;
      return {
        async render(container) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'PayPal';
          button.onclick = () => void approve();
          container.append(button);
        },
        close: async () => undefined,
      };
    },
  };
  return { sdk, restarts };
}

export interface FakeOfferOptions {
  kept?: Partial<Record<BrowserKeyName, string>>;
  api?: Partial<OfferApi>;
  loadPaypal?: () => Promise<PaypalSdk>;
  /** Films that the back office has set; none unless told otherwise. */
  films?: Partial<OfferFilms>;
  /** Bytes of the bonus files; unknown unless told otherwise. */
  sizes?: Partial<Record<BonusKey, number>>;
}

/** Ports that remember what was asked of them. Calls without an answer of their own are refused. */
export function fakeOfferPorts({ kept = {}, api = {}, loadPaypal, films = {}, sizes = {} }: FakeOfferOptions = {}) {
  const calls: { name: OfferCall; body: object }[] = [];
  const left: string[] = [];
  const reports: { path: string; body?: object | undefined }[] = [];
  const store = memoryStore(kept);
  const answers: OfferApi = {
    startTimer: fakeTimer(),
    oneClickCharge: async () => Promise.reject(refused('no_saved_card')),
    createCheckoutSession: async () => Promise.reject(refused('checkout_unavailable')),
    createPaymentPlan: async () => Promise.reject(refused('payment_plan_unavailable')),
    validateCoupon: async () => ({ valid: false, message: '' }),
    validateDiscount: async () => ({ valid: false, message: '' }),
    createPaypalOrder: async () => Promise.reject(refused('paypal_order_failed')),
    capturePaypalOrder: async () => Promise.reject(refused('paypal_order_not_approved')),
    ...api,
  };
  const recorded = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (body: never) => {
        calls.push({ name: name as OfferCall, body });
        return (answer as (body: never) => Promise<unknown>)(body);
      },
    ]),
  ) as unknown as OfferApi;
  let keys = 0;
  const ports: OfferPorts = {
    store,
    api: recorded,
    report: (path, body) => reports.push({ path, body }),
    now: () => Date.now(),
    newKey: () => {
      keys += 1;
      return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
    },
    leave: (url) => left.push(url),
    bonusSizes: async () => ({
      'free-signup-bonus-1': null,
      'free-signup-bonus-2': null,
      'vip-upgrade-bonus': null,
      ...sizes,
    }),
    loadFilms: async () => ({ vip: null, implementation: null, dfy: null, ...films }),
    loadPaypal: loadPaypal ?? (async () => fakePaypal().sdk),
  };
  return { ports, store, calls, left, reports, bodiesOf: (name: OfferCall) => bodiesOf(calls, name) };
}

const bodiesOf = (calls: readonly { name: OfferCall; body: object }[], name: OfferCall): object[] =>
  calls.filter((call) => call.name === name).map(({ body }) => body);
