import { isMailTemplateId, MAIL_TEMPLATES, type MailTemplate } from '@summit/content/messages';
import type {
  DiscountOfferDraft,
  EmailTemplateDraft,
  FaqDraft,
  LegalPageDraft,
  PricingPlanDraft,
} from '@summit/contracts';
import type { EmailTemplate } from '../entities/email-template.entity.js';
import type { Faq } from '../entities/faq.entity.js';
import type { LegalPage } from '../entities/legal-page.entity.js';
import type { PricingItem } from '../entities/pricing-item.entity.js';
import type { CmsFields } from './cms-items.service.js';

/** What a body says in the words of a row: only what was given. */
const given = <Fields extends object>(fields: Fields): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof given<Fields>
  >;

/** Of two names of one field the one that changes it counts (C-095): a client that sends an item back holds both. */
export const firstGiven = <Value>(stored: Value | undefined, ...aliases: (Value | undefined)[]): Value | undefined => {
  const said = aliases.filter((value) => value !== undefined);
  return said.find((value) => value !== stored) ?? said[0];
};

export const legalPageFields = (draft: Partial<LegalPageDraft>): Partial<CmsFields<LegalPage>> =>
  given({
    pageId: draft.page_id,
    title: draft.title,
    slug: draft.slug,
    content: draft.content,
    metaDescription: draft.meta_description,
    status: draft.status,
    active: draft.active,
  });

export const faqFields = (draft: Partial<FaqDraft>, before?: Faq): Partial<CmsFields<Faq>> =>
  given({
    faqId: draft.faq_id,
    question: draft.question,
    answer: draft.answer,
    category: draft.category,
    displayOrder: firstGiven(before?.displayOrder, draft.order, draft.display_order),
    status: draft.status,
    active: draft.active,
  });

/** A mail of the product has the variables that the product fills. */
const variablesOf = (templateId: string | undefined, typed: string[] | undefined): string[] | undefined => {
  if (templateId === undefined || !isMailTemplateId(templateId)) return typed;
  const template: MailTemplate = MAIL_TEMPLATES[templateId];
  return template.variables.map(({ name }) => name);
};

export const emailTemplateFields = (
  draft: Partial<EmailTemplateDraft>,
  before?: EmailTemplate,
): Partial<CmsFields<EmailTemplate>> =>
  given({
    templateId: draft.template_id,
    name: firstGiven(before?.name, draft.name, draft.template_name),
    subject: draft.subject,
    body: draft.body,
    type: draft.type,
    variables: variablesOf(draft.template_id ?? before?.templateId, draft.variables),
    active: draft.active,
  });

const centsOf = (dollars: number): number => Math.round(dollars * 100);

export const pricingItemFields = (
  draft: Partial<PricingPlanDraft> | Partial<DiscountOfferDraft>,
  before?: PricingItem,
): Partial<CmsFields<PricingItem>> =>
  given({
    itemId: firstGiven(before?.itemId, draft.plan_id, draft.offer_id),
    name: draft.name,
    description: draft.description,
    priceCents: draft.price === undefined ? undefined : centsOf(draft.price),
    originalPriceCents: typeof draft.original_price === 'number' ? centsOf(draft.original_price) : draft.original_price,
    features: draft.features,
    status: draft.status,
    stripePriceId: draft.stripe_price_id,
    active: draft.active,
  });

/** `vip`, "When do I get access?" gives `vip-when-do-i-get-access`. */
export const idFrom = (...words: string[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '') || 'item';
