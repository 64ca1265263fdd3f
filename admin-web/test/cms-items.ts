import type { EmailTemplateItem, FaqItem, LegalPageItem, PricingPlanItem } from '@summit/contracts';

const STORED = { active: true, updated_at: '2025-11-01T10:00:00.000Z' };

export const aFaq = (more: Partial<FaqItem> = {}): FaqItem => ({
  ...STORED,
  id: 'faq-1',
  faq_id: 'general-is-it-free',
  question: 'Is it free?',
  answer: 'Yes.',
  category: 'general',
  order: 1,
  display_order: 1,
  status: 'published',
  ...more,
});

export const aLegalPage = (more: Partial<LegalPageItem> = {}): LegalPageItem => ({
  ...STORED,
  id: 'page-1',
  page_id: 'privacy-policy',
  title: 'Privacy Policy',
  slug: 'privacy-policy',
  content: 'We keep little.',
  meta_description: '',
  status: 'published',
  ...more,
});

export const aMail = (more: Partial<EmailTemplateItem> = {}): EmailTemplateItem => ({
  ...STORED,
  id: 'mail-1',
  template_id: 'vip-already-member',
  template_name: 'Already a member',
  name: 'Already a member',
  subject: 'Hello {{name}}',
  body: 'Come in: {{login_url}}',
  type: 'transactional',
  variables: ['name', 'summit_names', 'login_url', 'reset_url', 'company_address'],
  sends: 'built_in_text',
  ...more,
});

export const aPlan = (more: Partial<PricingPlanItem> = {}): PricingPlanItem => ({
  ...STORED,
  id: 'plan-1',
  item_type: 'pricing_plan',
  plan_id: 'vip',
  offer_id: 'vip',
  name: 'VIP',
  description: '',
  price: 37,
  original_price: 497,
  features: ['Recordings', 'Bonuses'],
  status: 'active',
  stripe_price_id: null,
  charged_price: 37,
  ...more,
});
