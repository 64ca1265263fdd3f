/** The sandbox's one Stripe account. Only for demo and tests: the real service knows none of it. */
export const DEMO_STRIPE = {
  secretKey: 'sk_test_demo_sandbox_key',
  webhookSecret: 'whsec_demo_sandbox_secret',
} as const;

/** The only version of the API this sandbox speaks; it is the one stripe 23.1.0 asks for. */
export const API_VERSION = '2026-10-28.endive';
