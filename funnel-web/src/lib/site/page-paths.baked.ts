// "Baked": the client build ships these addresses, not the site map of all three apps that they are picked from.
import { pathTo } from '@summit/contracts';

export const homePath = pathTo('landing');
export const vipPath = pathTo('vip');
export const vipUpgradePath = pathTo('vipUpgrade');
export const implementationPath = pathTo('implementation');
export const dfyPath = pathTo('dfy');
/** Where declining VIP, Implementation and Done-For-You leads (F-138). */
export const thankYouPath = {
  vip: pathTo('thankYou1'),
  implementation: pathTo('thankYou2'),
  dfy: pathTo('thankYou3'),
} as const;
export const successPath = pathTo('success');
export const ordersPath = pathTo('orders');
export const receiptPath = pathTo('receipt');
export const affiliatesPath = pathTo('affiliates');
export const speakerResourcesPath = pathTo('speakerResources');
export const proofPath = pathTo('proof');
export const speakerLoginPath = pathTo('speakerLogin');
export const unsubscribePath = pathTo('unsubscribe');
export const speakerSetPasswordPath = pathTo('speakerSetPassword');
export const speakerDashboardPath = pathTo('speakerDashboard');

export const LEGAL_PATHS = {
  'terms-of-service': pathTo('termsOfService'),
  'privacy-policy': pathTo('privacyPolicy'),
  'refund-policy': pathTo('refundPolicy'),
  'cookie-policy': pathTo('cookiePolicy'),
  'acceptable-use-policy': pathTo('acceptableUsePolicy'),
  'community-guidelines': pathTo('communityGuidelines'),
  disclaimer: pathTo('disclaimer'),
  'shipping-delivery': pathTo('shippingDelivery'),
} as const;

/** On the member host. */
export const MEMBER_PATHS = {
  login: pathTo('vipLogin'),
  sessions: pathTo('sessions'),
  workshops: pathTo('vipResources', {}, { hash: 'workshops' }),
  days: {
    1: pathTo('day', { day: 1 }),
    2: pathTo('day', { day: 2 }),
    3: pathTo('day', { day: 3 }),
    4: pathTo('day', { day: 4 }),
    5: pathTo('day', { day: 5 }),
  },
} as const;
