/** Who takes the money of buyers; `payment_method` on the wire. Stripe charges cards, PayPal is the wallet. */
export const PROVIDERS = ['stripe', 'paypal'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** As people read it. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = { stripe: 'Stripe', paypal: 'PayPal' };
