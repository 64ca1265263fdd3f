import { isMailTemplateId } from '@summit/content/messages';
import type {
  DiscountOfferItem,
  EmailTemplateItem,
  FaqItem,
  LegalPageItem,
  PricingPlanItem,
  StoredItem,
} from '@summit/contracts';
import { pricingItemPrices } from '@summit/pricing';
import type { EmailTemplate } from '../entities/email-template.entity.js';
import type { Faq } from '../entities/faq.entity.js';
import type { LegalPage } from '../entities/legal-page.entity.js';
import type { PricingItem } from '../entities/pricing-item.entity.js';

const stored = ({ id, active, updatedAt }: { id: string; active: boolean; updatedAt: Date }): StoredItem => ({
  id,
  active,
  updated_at: updatedAt.toISOString(),
});

export const presentLegalPage = (page: LegalPage): LegalPageItem => ({
  ...stored(page),
  page_id: page.pageId,
  title: page.title,
  slug: page.slug,
  content: page.content,
  meta_description: page.metaDescription,
  status: page.status,
});

export const presentFaq = (faq: Faq): FaqItem => ({
  ...stored(faq),
  faq_id: faq.faqId,
  question: faq.question,
  answer: faq.answer,
  category: faq.category,
  order: faq.displayOrder,
  display_order: faq.displayOrder,
  status: faq.status,
});

/** A row that nobody has saved holds the built-in text, which is what goes out while the row is inactive or gone. */
export const isSentAsWritten = (template: EmailTemplate): boolean => template.active && template.updatedBy !== null;

export const presentEmailTemplate = (template: EmailTemplate): EmailTemplateItem => ({
  ...stored(template),
  template_id: template.templateId,
  template_name: template.name,
  name: template.name,
  subject: template.subject,
  body: template.body,
  type: template.type,
  variables: template.variables,
  sends: !isMailTemplateId(template.templateId) ? 'nothing' : isSentAsWritten(template) ? 'this_text' : 'built_in_text',
});

const dollars = (cents: number): number => cents / 100;
const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : dollars(cents));

const presentPricingItem = (item: PricingItem) => ({
  ...stored(item),
  plan_id: item.itemId,
  offer_id: item.itemId,
  name: item.name,
  description: item.description,
  price: dollars(item.priceCents),
  original_price: dollarsOrNull(item.originalPriceCents),
  features: item.features,
  status: item.status,
  stripe_price_id: item.stripePriceId,
  charged_price: dollarsOrNull(pricingItemPrices(item.itemId)?.priceCents ?? null),
});

export const presentPricingPlan = (item: PricingItem): PricingPlanItem => ({
  ...presentPricingItem(item),
  item_type: 'pricing_plan',
});

export const presentDiscountOffer = (item: PricingItem): DiscountOfferItem => ({
  ...presentPricingItem(item),
  item_type: 'discount_offer',
});
