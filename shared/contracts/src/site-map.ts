/** The three apps, each on its own host. */
export const APPS = ['funnel', 'member', 'admin'] as const;
export type App = (typeof APPS)[number];
/** Where each app is served: `https://host`, without a slash at the end. */
export type AppOrigins = Record<App, string>;

export interface Page {
  app: App;
  path: string;
  /** Kept out of search engines (F-038, F-039). */
  noindex?: true;
  /** Path of the page that search engines should list instead (C-021). */
  canonical?: string;
  /** Further fixed paths of the same page. */
  aliases?: readonly string[];
  /** Patterns that `:parts` must match; anything is allowed where none is named. */
  parts?: Readonly<Record<string, RegExp>>;
}

/** Every page of the three apps (C-021..C-038). Links are built from here and never typed as literals. */
export const PAGES = {
  landing: { app: 'funnel', path: '/' },
  /** The landing page with a draft behind a signed link, for the editor in the back office. */
  landingPreview: { app: 'funnel', path: '/landing-preview', noindex: true },
  vip: { app: 'funnel', path: '/vip', noindex: true },
  vipUpgrade: { app: 'funnel', path: '/vip-upgrade', noindex: true, canonical: '/vip' },
  implementation: { app: 'funnel', path: '/implementation', noindex: true },
  dfy: { app: 'funnel', path: '/dfy', noindex: true },
  thankYou1: { app: 'funnel', path: '/thank-you-1', noindex: true },
  thankYou2: { app: 'funnel', path: '/thank-you-2', noindex: true },
  thankYou3: { app: 'funnel', path: '/thank-you-3', noindex: true },
  success: { app: 'funnel', path: '/success', noindex: true },
  /** A buyer's orders, behind the signed link of a receipt. */
  orders: { app: 'funnel', path: '/orders', noindex: true },
  /** Behind the link at the end of a mail (F-245). */
  unsubscribe: { app: 'funnel', path: '/unsubscribe', noindex: true },
  /** Behind the check link of an attribution receipt: whether it is ours (C-058). */
  receipt: { app: 'funnel', path: '/receipt', noindex: true },
  affiliates: { app: 'funnel', path: '/affiliates' },
  speakerResources: { app: 'funnel', path: '/speaker-resources' },
  /** Where the figures of the site come from; there only while an operator shows it. */
  proof: { app: 'funnel', path: '/proof' },
  speakerLogin: { app: 'funnel', path: '/speaker/login', noindex: true },
  speakerSetPassword: { app: 'funnel', path: '/speaker/set-password', noindex: true },
  speakerDashboard: { app: 'funnel', path: '/speaker/dashboard', noindex: true },
  termsOfService: { app: 'funnel', path: '/terms-of-service' },
  privacyPolicy: { app: 'funnel', path: '/privacy-policy' },
  refundPolicy: { app: 'funnel', path: '/refund-policy' },
  cookiePolicy: { app: 'funnel', path: '/cookie-policy' },
  acceptableUsePolicy: { app: 'funnel', path: '/acceptable-use-policy' },
  communityGuidelines: { app: 'funnel', path: '/community-guidelines' },
  disclaimer: { app: 'funnel', path: '/disclaimer' },
  shippingDelivery: { app: 'funnel', path: '/shipping-delivery' },
  /** By page id or slug; search engines list the page under its own route. */
  legalPage: { app: 'funnel', path: '/legal/:page_id', noindex: true },

  vipLogin: { app: 'member', path: '/vip/login', noindex: true },
  vipSetupPassword: { app: 'member', path: '/vip/setup-password', noindex: true },
  vipForgotPassword: { app: 'member', path: '/vip/forgot-password', noindex: true },
  vipResetPassword: { app: 'member', path: '/vip/reset-password', noindex: true },
  vipDashboard: { app: 'member', path: '/vip/dashboard', noindex: true },
  vipProfile: { app: 'member', path: '/vip/profile', noindex: true },
  vipResources: { app: 'member', path: '/vip/resources', noindex: true },
  /** Orders, receipts and invoices (M-184). */
  vipPurchases: { app: 'member', path: '/vip/purchases', noindex: true },
  /** Behind the links that prove a mailbox; opening them uses nothing up. */
  vipConfirmEmail: { app: 'member', path: '/vip/confirm-email', noindex: true },
  vipLostTwoFactor: { app: 'member', path: '/vip/lost-two-factor', noindex: true },
  vipKeepTwoFactor: { app: 'member', path: '/vip/keep-two-factor', noindex: true },
  /** Recordings of one day of one edition: /vip/summit2/day3 (C-033). */
  vipRecordings: {
    app: 'member',
    path: '/vip/:summit/:day',
    noindex: true,
    parts: { summit: /^summit[12]$/, day: /^day[1-5]$/ },
  },
  sessionAccess: { app: 'member', path: '/summit/access/:token', noindex: true },
  sessions: { app: 'member', path: '/sessions' },
  day: { app: 'member', path: '/day/:day', parts: { day: /^[1-5]$/ } },
  /** Gated prompts library; the token is a setting, so this is matched after every other page (C-027). */
  prompts: { app: 'member', path: '/:token', noindex: true, aliases: ['/prompts'] },

  admin: { app: 'admin', path: '/admin', noindex: true },
  adminLogin: { app: 'admin', path: '/admin/login', noindex: true },
  adminResetPassword: { app: 'admin', path: '/admin/reset-password', noindex: true },
  adminDashboard: { app: 'admin', path: '/admin/dashboard', noindex: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
export type PagePath<Name extends PageName> = (typeof PAGES)[Name]['path'];

/** Default of the setting `prompts.public_token` (C-027). */
export const DEFAULT_PROMPTS_TOKEN = '500-super-prompts';
