import type { PaymentMethod } from '@summit/contracts';

export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = { stripe: 'Stripe', paypal: 'PayPal' };
