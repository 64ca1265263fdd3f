import { EmailTemplate } from '../entities/email-template.entity.js';
import { Faq } from '../entities/faq.entity.js';
import { LegalPage } from '../entities/legal-page.entity.js';
import { PricingItem } from '../entities/pricing-item.entity.js';
import type { CmsKind } from './cms-items.service.js';

export const LEGAL_PAGE_ITEMS: CmsKind<LegalPage> = { entity: LegalPage, order: { title: 'ASC', id: 'ASC' } };

export const EMAIL_TEMPLATE_ITEMS: CmsKind<EmailTemplate> = {
  entity: EmailTemplate,
  order: { name: 'ASC', id: 'ASC' },
};

export const FAQ_ITEMS: CmsKind<Faq> = {
  entity: Faq,
  order: { category: 'ASC', displayOrder: 'ASC', id: 'ASC' },
};

/** Plans and offers share a table and its ids; each has paths of its own. */
const pricingItems = (itemType: PricingItem['itemType']): CmsKind<PricingItem> => ({
  entity: PricingItem,
  order: { displayOrder: 'ASC', id: 'ASC' },
  scope: { itemType },
});
export const PRICING_PLAN_ITEMS = pricingItems('pricing_plan');
export const DISCOUNT_OFFER_ITEMS = pricingItems('discount_offer');
