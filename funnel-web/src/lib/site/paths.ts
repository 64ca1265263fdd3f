import type { Product, SummitDay } from '@summit/rules';
import { env } from '../../config/env';
import {
  dfyPath,
  homePath,
  implementationPath,
  LEGAL_PATHS,
  MEMBER_PATHS,
  successPath,
  vipPath,
} from './page-paths.baked';

export {
  affiliatesPath,
  dfyPath,
  homePath,
  implementationPath,
  ordersPath,
  proofPath,
  receiptPath,
  speakerDashboardPath,
  speakerLoginPath,
  speakerResourcesPath,
  speakerSetPasswordPath,
  successPath,
  thankYouPath,
  unsubscribePath,
  vipPath,
  vipUpgradePath,
} from './page-paths.baked';

/** The confirmation of an order; `sessionId` is the provider's checkout id or the browser's own (C-036). */
export const successPathFor = (sessionId: string, product: Product): string =>
  `${successPath}?${new URLSearchParams({ session_id: sessionId, product }).toString()}`;
/** What a speaker sends people to (C-058). */
export const referralUrl = (code: string): string =>
  `${env.funnelOrigin}${homePath}?${new URLSearchParams({ ref: code }).toString()}`;

export type LegalPage = keyof typeof LEGAL_PATHS;
export const legalPath = (page: LegalPage): string => LEGAL_PATHS[page];

/** Where members sign in. */
export const memberLoginUrl = env.memberOrigin + MEMBER_PATHS.login;
/** Session pages live on the member host. */
export const sessionsUrl = env.memberOrigin + MEMBER_PATHS.sessions;
/** Recordings of the VIP library, the host's workshops among them (F-264). */
export const vipWorkshopsUrl = env.memberOrigin + MEMBER_PATHS.workshops;
export const dayUrl = (day: SummitDay): string => env.memberOrigin + MEMBER_PATHS.days[day];
export const homeUrl = `${env.funnelOrigin}/`;
export const vipUrl = env.funnelOrigin + vipPath;
export const implementationUrl = env.funnelOrigin + implementationPath;
export const dfyUrl = env.funnelOrigin + dfyPath;
