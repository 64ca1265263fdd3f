import { DEFAULT_SUPPORT_EMAIL } from '@summit/contracts';

/** True while the page is rendered to HTML at build. A constant of its own, so that a browser's bundle drops what only the build needs. */
export const isServer: boolean = import.meta.env.SSR;

/** Messaging app behind the floating chat link (F-064). A constant of its own: without one there is no link, nor anything of it in the bundle. */
export const chatUrl: string | null = import.meta.env.FUNNEL_CHAT_URL || null;

/** The only reader of build-time settings. Origins carry no trailing slash. */
export const env = {
  funnelOrigin: import.meta.env.FUNNEL_ORIGIN ?? 'http://localhost:4200',
  memberOrigin: import.meta.env.MEMBER_ORIGIN ?? 'http://localhost:4201',
  supportEmail: import.meta.env.SUPPORT_EMAIL ?? DEFAULT_SUPPORT_EMAIL,
  /** PayPal's script with the client id and what it may offer: USD, capture, no cards (F-236). */
  paypalSdkUrl:
    import.meta.env.FUNNEL_PAYPAL_SDK_URL ??
    'http://localhost:4300/paypal/sdk/js?client-id=demo-paypal-client&currency=USD&intent=capture&disable-funding=card',
  /** Embed addresses of the offer films; without one the page shows its own film of captioned cards. */
  videos: {
    vip: import.meta.env.FUNNEL_VIP_VIDEO_URL ?? null,
    implementation: import.meta.env.FUNNEL_IMPLEMENTATION_VIDEO_URL ?? null,
    dfy: import.meta.env.FUNNEL_DFY_VIDEO_URL ?? null,
  },
  /** Counsel has agreed to the policies: visitors no longer read that they are drafts. */
  policiesReleased: import.meta.env.FUNNEL_POLICIES_RELEASED === 'yes',
  /** VIP is sold at one price, so its struck-through list price (C-006) may be left out where the law wants it so. */
  showsVipListPrice: import.meta.env.FUNNEL_VIP_LIST_PRICE !== 'hidden',
  /** True while the page is rendered to HTML at build. */
  isServer: import.meta.env.SSR,
} as const;
