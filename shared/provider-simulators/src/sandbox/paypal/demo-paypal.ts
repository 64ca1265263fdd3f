/** The sandbox's one PayPal account. Only for demo and tests: the real service knows none of it. */
export const DEMO_PAYPAL = {
  clientId: 'demo-paypal-client',
  clientSecret: 'demo-paypal-secret',
  webhookId: 'WHDEMO0000000001',
} as const;

/** The merchant who is paid. */
export const PAYEE = { merchantId: 'SUMMT7DEM9QAY', email: 'payments@summit.example' } as const;

export const DEFAULT_PAYER = { email: 'robin.buyer@example.com', name: 'Robin Buyer' } as const;

/** Who signs the events, as on PayPal's own certificates. */
export const CERTIFICATE_NAME = 'messageverificationcerts.sandbox.paypal.com';
