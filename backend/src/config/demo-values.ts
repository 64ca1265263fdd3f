/** Values that make the demo run without any set-up. Production refuses every one of them, wherever it stands (S24, X-013). */
export const DEMO_SECRETS = {
  LINK_SIGNING_SECRET: 'demo-link-signing-secret-not-for-production',
  VISITOR_HASH_SECRET: 'demo-visitor-hash-secret-not-for-production',
  LIST_API_TOKEN: 'demo-list-token',
  SMS_AUTH_TOKEN: 'demo-sms-token',
  TAPFILIATE_API_KEY: 'demo-tapfiliate-key',
  BUYER_COOKIE_SECRET: 'demo-buyer-cookie-secret-not-for-production',
  ADMIN_TOKEN_SECRET: 'demo-admin-token-secret-not-for-production',
  VIP_TOKEN_SECRET: 'demo-vip-token-secret-not-for-production',
  SPEAKER_TOKEN_SECRET: 'demo-speaker-token-secret-not-for-production',
  TWO_FACTOR_SECRET: 'demo-two-factor-secret-not-for-production',
  RECEIPT_SIGNING_SECRET: 'demo-receipt-signing-secret-not-for-production',
  PAYOUT_DETAILS_SECRET: 'demo-payout-details-secret-not-for-production',
  STRIPE_SECRET_KEY: 'sk_test_demo_sandbox_key',
  STRIPE_WEBHOOK_SECRETS: 'whsec_demo_sandbox_secret',
  PAYPAL_CLIENT_ID: 'demo-paypal-client',
  PAYPAL_CLIENT_SECRET: 'demo-paypal-secret',
  PAYPAL_WEBHOOK_ID: 'WHDEMO0000000001',
} as const;

/** Who the demo pretends to be: production has a sender, an address and accounts of its own. */
export const DEMO_IDENTITY = {
  MAIL_FROM: 'Growth & Scale Summit <hello@summit.test>',
  COMPANY_ADDRESS: 'Growth & Scale Summit, 1 Example Street, Portland, OR 97201, USA',
  LIST_ACCOUNT_ID: 'demo-account',
  LIST_ID: 'demo-list',
  SMS_ACCOUNT_SID: 'ACdemo',
  SMS_FROM: '+15005550006',
} as const;
