import { AFFILIATE_FAQ } from './affiliate-programme.js';
import { DFY_FAQ, type FaqItem, IMPLEMENTATION_FAQ, LANDING_FAQ, VIP_FAQ } from './faq.js';

/** Everything the import script stores as CMS questions, by their category. */
export const FAQ_BY_CATEGORY: Readonly<
  Record<'general' | 'vip' | 'implementation' | 'dfy' | 'affiliates', readonly FaqItem[]>
> = {
  general: LANDING_FAQ,
  vip: VIP_FAQ,
  implementation: IMPLEMENTATION_FAQ,
  dfy: DFY_FAQ,
  affiliates: AFFILIATE_FAQ,
};
