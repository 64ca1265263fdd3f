import { linkTo, pathTo } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { env } from '../config/env';

/** The funnel never links to the back office, which answers on its own host only (C-025). */
const ORIGINS = { funnel: env.funnelOrigin, member: env.memberOrigin, admin: '' };

export const homePath = pathTo('landing');
export const vipPath = pathTo('vip');
export const vipUpgradePath = pathTo('vipUpgrade');
export const affiliatesPath = pathTo('affiliates');

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

/** Session pages live on the member host. */
export const sessionsUrl = linkTo('sessions', {}, ORIGINS);
export const dayUrl = (day: SummitDay): string => linkTo('day', { day }, ORIGINS);
export const homeUrl = `${env.funnelOrigin}/`;
