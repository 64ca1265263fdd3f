import { ApiError } from '@summit/api-client';
import type {
  CardPurchaseOptions,
  CheckoutResponse,
  CheckoutReturnPage,
  CheckoutSessionRequest,
} from '@summit/contracts';
import { bumpsToWire, centsOf, type BumpKey, type Quote } from '@summit/pricing';
import type { Product } from '@summit/rules';
import type { Buyer } from '../../../lib/person/buyer';
import type { OfferApi } from './offer-ports';
import { PURCHASE_TEXTS, detailForBuyer } from './messages';
import { changedQuote } from './shown-quote';

export interface CardOrder {
  product: Product;
  buyer: Buyer;
  sessionId: string;
  bumps: readonly BumpKey[];
  coachingSessions: number;
  plan: boolean;
  couponCode: string | null;
  /** What the page shows, in cents: the server refuses to charge anything else. */
  totalCents: number;
  affiliateCode: string | null;
  returnPage: CheckoutReturnPage;
  /** Whether a saved card is tried first (F-188); never for a buyer without an address of their own (C-066). */
  oneClick: boolean;
  /** The press, over all repeats until it has heard an answer. */
  pressId: string;
}

export type CardOutcome =
  | { kind: 'charged'; amountCents: number }
  /** `earlierOrderAt`: when the address bought the same on another device, ISO 8601 (C-116). */
  | { kind: 'redirect'; url: string; earlierOrderAt: string | null }
  | { kind: 'price_changed'; quote: Quote }
  /** `owned`: this buyer has the product already. */
  | { kind: 'failed'; message: string; owned: boolean };

type Api = Pick<OfferApi, 'oneClickCharge' | 'createCheckoutSession' | 'createPaymentPlan'>;

const optionsOf = (order: CardOrder): CardPurchaseOptions => ({
  email: order.buyer.email,
  session_id: order.sessionId,
  ...bumpsToWire(order.product, order.bumps),
  coaching_sessions: order.coachingSessions,
  coupon_code: order.couponCode,
  expected_total_cents: order.totalCents,
});

const sessionRequestOf = (order: CardOrder): CheckoutSessionRequest => ({
  ...optionsOf(order),
  name: order.buyer.name,
  product_type: order.product,
  affiliate_code: order.affiliateCode,
  return_page: order.returnPage,
  ...(order.oneClick && { press_id: order.pressId }),
});

const failed = (message: string): CardOutcome => ({ kind: 'failed', message, owned: false });
const owned = (message: string): CardOutcome => ({ kind: 'failed', message, owned: true });

/** What is paid already has nothing to pay: the buyer stays and reads so. */
const redirectOf = ({ url, already_owned: paid, earlier_order_at }: CheckoutResponse): CardOutcome =>
  paid ? owned(PURCHASE_TEXTS.owned) : { kind: 'redirect', url, earlierOrderAt: earlier_order_at ?? null };

/** What a refusal means, by the error catalog of the funnel document (section 8). */
function refusal(reason: unknown, text: { notOk: string; exception: string }): CardOutcome {
  if (!(reason instanceof ApiError) || reason.kind !== 'http') return failed(text.exception);
  const quote = changedQuote(reason);
  if (quote) return { kind: 'price_changed', quote };
  return {
    kind: 'failed',
    message: detailForBuyer(reason) ?? text.notOk,
    owned: reason.code === 'already_purchased',
  };
}

/** Step 1 (F-188): charges the saved card. Null when the answer is not ok, for whatever reason: hosted checkout is next. */
async function chargeSavedCard(api: Api, order: CardOrder): Promise<CardOutcome | null> {
  try {
    const answer = await api.oneClickCharge({
      ...optionsOf(order),
      product_type: order.product,
      press_id: order.pressId,
    });
    if (answer.already_owned) return owned(PURCHASE_TEXTS.owned);
    return { kind: 'charged', amountCents: centsOf(answer.amount) };
  } catch (reason) {
    const outcome = refusal(reason, { notOk: PURCHASE_TEXTS.exception, exception: PURCHASE_TEXTS.exception });
    const notOk = reason instanceof ApiError && reason.kind === 'http' && outcome.kind === 'failed' && !outcome.owned;
    return notOk ? null : outcome;
  }
}

/** VIP shows one text for every failure; the others tell an exception apart (F-191). */
async function openCheckout(api: Api, order: CardOrder): Promise<CardOutcome> {
  const { checkoutFailed, exception } = PURCHASE_TEXTS;
  try {
    return redirectOf(await api.createCheckoutSession(sessionRequestOf(order)));
  } catch (reason) {
    return refusal(reason, {
      notOk: checkoutFailed,
      exception: order.product === 'vip' ? checkoutFailed : exception,
    });
  }
}

async function openPlan(api: Api, order: CardOrder): Promise<CardOutcome> {
  const { name } = order.buyer;
  try {
    return redirectOf(await api.createPaymentPlan({ ...optionsOf(order), name, affiliate_code: order.affiliateCode }));
  } catch (reason) {
    return refusal(reason, { notOk: PURCHASE_TEXTS.planFailed, exception: PURCHASE_TEXTS.planFailed });
  }
}

/** One press of the order button: the saved card where there may be one, else the provider's page. Never throws. */
export async function payByCard(api: Api, order: CardOrder): Promise<CardOutcome> {
  if (order.plan) return openPlan(api, order);
  const charged = order.oneClick ? await chargeSavedCard(api, order) : null;
  return charged ?? openCheckout(api, order);
}
