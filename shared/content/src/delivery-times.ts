import type { Product } from '@summit/rules';

export interface DeliveryPromise {
  what: string;
  when: string;
}

/** What arrives after an order, and when (F-318; public-funnel.md 9). */
export const DELIVERY_TIMES: Record<Product, readonly DeliveryPromise[]> = {
  vip: [{ what: 'Email with your setup link', when: 'within 5 minutes' }],
  implementation: [
    { what: 'Details by email, with a link for choosing the time of your call', when: 'within 24 hours' },
  ],
  dfy: [
    { what: 'Onboarding details by email', when: 'within 24 hours' },
    { what: 'Your project dashboard', when: 'within 48 hours' },
    { what: 'The finished work', when: 'in 4 to 6 weeks' },
  ],
};

/** When support answers (F-319). */
export const SUPPORT_HOURS = 'Replies come within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.';

/** From when the days of the VIP guarantee count, in the one wording that pages, mails and policies share (F-146). */
export const VIP_GUARANTEE_START = 'counted from the end of the summit, or from the day of your order if you buy later';

/** What a refund involves, for every product (F-317). */
export const REFUND_TERMS =
  'Refunds are processed in 5 to 10 business days; processing fees of 3 to 5% are not refundable.';
