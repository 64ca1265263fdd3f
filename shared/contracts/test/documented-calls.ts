/**
 * The calls that the requirement documents name in their sections of calls, line by line: who may call, method and path. A copy
 * that only a change of those documents changes. What else the table holds says in its row who asks for it (`source`).
 */
const TEXT = {
  'public-funnel.md': `
    public  POST   /api/signup
    public  GET    /api/signup/stats
    public  POST   /api/affiliate/track-click
    public  POST   /api/affiliate/track-signup
    public  POST   /api/analytics/track
    public  POST   /api/speaker/login
    speaker GET    /api/speaker/stats
    public  POST   /api/stripe/one-click-charge
    public  POST   /api/stripe/create-checkout-session
    public  POST   /api/stripe/create-payment-plan
    public  POST   /api/validate-stripe-coupon
    public  POST   /api/paypal/create-order
    public  POST   /api/paypal/capture-order
    public  POST   /api/paypal/validate-discount
    public  GET    /api/bonuses/download-by-email/:bonus_key
  `,
  'admin.md': `
    public  POST   /api/admin/auth/login
    public  POST   /api/admin/auth/verify-2fa
    public  POST   /api/admin/auth/forgot-password
    public  POST   /api/admin/auth/reset-password
    admin   GET    /api/admin/auth/status
    admin   POST   /api/admin/auth/logout
    admin   POST   /api/admin/auth/setup-2fa
    admin   POST   /api/admin/auth/enable-2fa
    admin   POST   /api/admin/auth/change-password
    admin   GET    /api/admin/dashboard/overview
    admin   GET    /api/admin/dashboard/pending-installments
    admin   GET    /api/admin/dashboard/affiliates
    admin   GET    /api/admin/dashboard/customers
    admin   GET    /api/admin/dashboard/orders
    admin   GET    /api/admin/analytics/page-views
    admin   GET    /api/admin/analytics/funnel
    admin   GET    /api/admin/dashboard/funnel-details
    admin   GET    /api/admin/dashboard/revenue-chart
    admin   GET    /api/admin/dashboard/promo-codes
    admin   GET    /api/admin/dashboard/all-affiliates
    admin   GET    /api/admin/dashboard/session-ratings
    admin   GET    /api/prompts/admin/analytics
    admin   GET    /api/admin/vip/users
    admin   GET    /api/admin/sessions/list
    admin   GET    /api/admin/landing-page
    admin   GET    /api/admin/export/overview
    admin   GET    /api/admin/export/customers
    admin   PUT    /api/admin/landing-page
    admin   POST   /api/admin/sessions/create
    admin   PUT    /api/admin/sessions/:id
    admin   DELETE /api/admin/sessions/:id
    admin   POST   /api/admin/dashboard/create-promo-code
    admin   DELETE /api/admin/dashboard/clear-expired-promo-codes
    admin   POST   /api/admin/dashboard/disable-all-promo-codes
    admin   POST   /api/admin/dashboard/generate-promo-codes
    admin   POST   /api/admin/dashboard/disable-promo-code
    admin   POST   /api/admin/vip/import-csv
    admin   POST   /api/admin/vip/create
    admin   PUT    /api/admin/vip/update-access
    admin   DELETE /api/admin/vip/delete/:email
    admin   POST   /api/admin/dashboard/import-affiliates-from-tapfiliate
    admin   POST   /api/admin/dashboard/ratings/:id/approve
    admin   POST   /api/admin/dashboard/ratings/:id/reject
  `,
  'member.md': `
    public  POST   /api/vip/auth/login
    vip     GET    /api/vip/auth/status
    public  POST   /api/vip/auth/setup-password
    vip     PUT    /api/vip/profile
    vip     POST   /api/vip/auth/change-password
    vip     POST   /api/vip/auth/enable-2fa
    vip     POST   /api/vip/auth/verify-2fa
    vip     POST   /api/vip/auth/disable-2fa
    vip     POST   /api/vip/track-gift-click
    public  GET    /api/sessions/public/:token
    public  POST   /api/sessions/rate
    public  POST   /api/sessions/track-gift-click
    public  GET    /api/sessions/all
    public  GET    /api/sessions/by-day/:day
    public  GET    /api/prompts/get-prompts
    public  POST   /api/prompts/validate-email
    public  POST   /api/prompts/accept-disclaimer
    public  POST   /api/prompts/track-access
  `,
};

export interface DocumentedCall {
  document: string;
  access: string;
  method: string;
  path: string;
}

export const DOCUMENTED_CALLS: DocumentedCall[] = Object.entries(TEXT).flatMap(([document, text]) =>
  text
    .trim()
    .split('\n')
    .map((line): DocumentedCall => {
      const [access = '', method = '', path = ''] = line.trim().split(/ +/);
      return { document, access, method, path };
    }),
);
