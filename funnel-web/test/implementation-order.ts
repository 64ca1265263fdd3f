import { quote, type Quote, type QuoteOptions } from '@summit/pricing';

/** Whom the browser knows. */
export const IMPLEMENTATION_BUYER = { userEmail: 'hana@example.com', userName: 'Hana' };

/** The quote of an Implementation order: at its offer price and with nothing chosen, but for `part`. */
export const implementationQuote = (part: Partial<QuoteOptions> = {}): Quote =>
  quote({
    product: 'implementation',
    offer: 'active',
    bumps: [],
    coachingSessions: 0,
    plan: false,
    coupon: null,
    ...part,
  });
