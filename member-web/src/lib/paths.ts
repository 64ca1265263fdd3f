import { linkTo, PAGES, pathTo } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { origins } from '@summit/web-app/config/env';

export const homeUrl = linkTo('landing', {}, origins);
export const vipUrl = linkTo('vip', {}, origins);
export const implementationUrl = linkTo('implementation', {}, origins);
export const dfyUrl = linkTo('dfy', {}, origins);
export const legalUrls = {
  terms: linkTo('termsOfService', {}, origins),
  privacy: linkTo('privacyPolicy', {}, origins),
  refunds: linkTo('refundPolicy', {}, origins),
  cookies: linkTo('cookiePolicy', {}, origins),
} as const;

export const loginPath = pathTo('vipLogin');
export const forgotPasswordPath = pathTo('vipForgotPassword');
export const dashboardPath = pathTo('vipDashboard');
export const profilePath = pathTo('vipProfile');
export const settingsPath = pathTo('vipProfile', {}, { hash: 'settings' });
export const securityPath = pathTo('vipProfile', {}, { hash: 'security' });
export const purchasesPath = pathTo('vipPurchases');
export const resourcesPath = pathTo('vipResources');
export const speakerGiftsPath = pathTo('vipResources', {}, { hash: 'speaker-gifts' });
export const recordingsPath = pathTo('vipResources', {}, { hash: 'recordings' });
export const sessionsPath = pathTo('sessions');
/** The fixed alias: the other path of the prompts page is a setting of the server (C-027). */
export const [promptsPath] = PAGES.prompts.aliases;

export const dayPath = (day: SummitDay): string => pathTo('day', { day });
/** C-033: `/vip/summit2/day3`. */
export const recordingsDayPath = (summit: 1 | 2, day: SummitDay): string =>
  pathTo('vipRecordings', { summit: `summit${summit}`, day: `day${day}` });

/** `token`: `public_access_url` of a session. `second`: where its film starts. */
export const sessionPath = (token: string, second?: number): string =>
  pathTo('sessionAccess', { token }, second === undefined ? {} : { query: { t: second } });
/** The session's address for somebody else. */
export const sessionUrl = (token: string): string => linkTo('sessionAccess', { token }, origins);
