import { acceptableUsePolicy } from './acceptable-use-policy.js';
import { communityGuidelines } from './community-guidelines.js';
import { cookiePolicy } from './cookie-policy.js';
import { disclaimer } from './disclaimer.js';
import type { LegalPage } from './legal-page.js';
import { privacyPolicy } from './privacy-policy.js';
import { refundPolicy } from './refund-policy.js';
import { shippingDelivery } from './shipping-delivery.js';
import { termsOfService } from './terms-of-service.js';

export { DRAFT_NOTE } from './draft-note.js';
export type { LegalPage } from './legal-page.js';

/** The eight policy pages in the order in which pages link to them (F-026..F-036). */
export const LEGAL_PAGES: readonly LegalPage[] = [
  termsOfService,
  privacyPolicy,
  refundPolicy,
  cookiePolicy,
  acceptableUsePolicy,
  communityGuidelines,
  disclaimer,
  shippingDelivery,
];
