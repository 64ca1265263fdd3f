import { send } from '@summit/api-client';
import {
  bonusSizesEndpoint,
  capturePaypalOrderEndpoint,
  createCheckoutSessionEndpoint,
  createPaymentPlanEndpoint,
  createPaypalOrderEndpoint,
  offerFilmsEndpoint,
  oneClickChargeEndpoint,
  startTimerEndpoint,
  validatePaypalDiscountEndpoint,
  validateStripeCouponEndpoint,
  type BodyOf,
  type BonusSizesResponse,
  type OfferFilms,
  type ResponseOf,
} from '@summit/contracts';
import { createContext } from 'react';
import { report, type Reporter } from '../../../lib/visit/report';
import { browserStore, type BrowserStore } from '../../../lib/browser/browser-store';
import { randomKey } from '../../../lib/browser/random-key';
import { loadPaypal } from '../paypal-button/load-paypal';
import type { PaypalSdk } from '../paypal-button/paypal-sdk';
import { twiceAtMost } from './twice-at-most';

/** The calls of an offer page, by what they do. */
export const OFFER_CALLS = {
  startTimer: startTimerEndpoint,
  oneClickCharge: oneClickChargeEndpoint,
  createCheckoutSession: createCheckoutSessionEndpoint,
  createPaymentPlan: createPaymentPlanEndpoint,
  validateCoupon: validateStripeCouponEndpoint,
  validateDiscount: validatePaypalDiscountEndpoint,
  createPaypalOrder: createPaypalOrderEndpoint,
  capturePaypalOrder: capturePaypalOrderEndpoint,
} as const;

/** Each throws an ApiError when it does not succeed. */
export type OfferApi = {
  [Name in keyof typeof OFFER_CALLS]: (
    body: BodyOf<(typeof OFFER_CALLS)[Name]>,
  ) => Promise<ResponseOf<(typeof OFFER_CALLS)[Name]>>;
};

/** A charge may take the provider a while; giving up before the server answers would leave the buyer in doubt (D-35). */
export const PAYMENT_TIMEOUT_MS = 45_000;
const slow = { timeoutMs: PAYMENT_TIMEOUT_MS };

const browserApi: OfferApi = {
  startTimer: (body) => send(startTimerEndpoint, { body }),
  oneClickCharge: (body) => twiceAtMost(() => send(oneClickChargeEndpoint, { body }, slow)),
  createCheckoutSession: (body) => twiceAtMost(() => send(createCheckoutSessionEndpoint, { body }, slow)),
  createPaymentPlan: (body) => twiceAtMost(() => send(createPaymentPlanEndpoint, { body }, slow)),
  validateCoupon: (body) => send(validateStripeCouponEndpoint, { body }),
  validateDiscount: (body) => send(validatePaypalDiscountEndpoint, { body }),
  createPaypalOrder: (body) => twiceAtMost(() => send(createPaypalOrderEndpoint, { body }, slow)),
  capturePaypalOrder: (body) => twiceAtMost(() => send(capturePaypalOrderEndpoint, { body }, slow)),
};

/** What the offer pages need from the outside. */
export interface OfferPorts {
  store: BrowserStore;
  api: OfferApi;
  report: Reporter;
  /** Milliseconds since the epoch. */
  now(): number;
  newKey(): string;
  /** Sends the browser to the payment provider's page. */
  leave(url: string): void;
  loadPaypal(): Promise<PaypalSdk>;
  /** The films that the back office has set. */
  loadFilms(): Promise<OfferFilms>;
  /** Bytes of the bonus files as they are sent. */
  bonusSizes(): Promise<BonusSizesResponse['sizes']>;
}

export const browserOfferPorts: OfferPorts = {
  store: browserStore,
  api: browserApi,
  report,
  now: () => Date.now(),
  newKey: randomKey,
  leave: (url) => window.location.assign(url),
  loadPaypal,
  loadFilms: async () => (await send(offerFilmsEndpoint)).films,
  bonusSizes: async () => (await send(bonusSizesEndpoint)).sizes,
};

export const OfferPortsContext = createContext<OfferPorts>(browserOfferPorts);
