import { linkTo, pathTo } from '@summit/contracts';
import type { Product, SummitDay } from '@summit/rules';
import { env } from '../../config/env';

/** The funnel never links to the back office, which answers on its own host only (C-025). */
const ORIGINS = { funnel: env.funnelOrigin, member: env.memberOrigin, admin: '' };

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
/** The confirmation of an order; `sessionId` is the provider's checkout id or the browser's own (C-036). */
export const successPathFor = (sessionId: string, product: Product): string =>
  pathTo('success', {}, { query: { session_id: sessionId, product } });
export const affiliatesPath = pathTo('affiliates');
export const speakerResourcesPath = pathTo('speakerResources');
export const speakerLoginPath = pathTo('speakerLogin');
export const unsubscribePath = pathTo('unsubscribe');
export const speakerSetPasswordPath = pathTo('speakerSetPassword');
export const speakerDashboardPath = pathTo('speakerDashboard');
/** What a speaker sends people to (C-058). */
export const referralUrl = (code: string): string => linkTo('landing', {}, ORIGINS, { query: { ref: code } });

const LEGAL = {
  'terms-of-service': 'termsOfService',
  'privacy-policy': 'privacyPolicy',
  'refund-policy': 'refundPolicy',
  'cookie-policy': 'cookiePolicy',
  'acceptable-use-policy': 'acceptableUsePolicy',
  'community-guidelines': 'communityGuidelines',
  disclaimer: 'disclaimer',
  'shipping-delivery': 'shippingDelivery',
} as const;
export type LegalPage = keyof typeof LEGAL;
export const legalPath = (page: LegalPage): string => pathTo(LEGAL[page]);

/** Where members sign in. */
export const memberLoginUrl = linkTo('vipLogin', {}, ORIGINS);
/** Session pages live on the member host. */
export const sessionsUrl = linkTo('sessions', {}, ORIGINS);
/** Recordings of the VIP library, the host's workshops among them (F-264). */
export const vipWorkshopsUrl = linkTo('vipResources', {}, ORIGINS, { hash: 'workshops' });
export const dayUrl = (day: SummitDay): string => linkTo('day', { day }, ORIGINS);
export const homeUrl = `${env.funnelOrigin}/`;
export const vipUrl = env.funnelOrigin + vipPath;
export const implementationUrl = env.funnelOrigin + implementationPath;
export const dfyUrl = env.funnelOrigin + dfyPath;
