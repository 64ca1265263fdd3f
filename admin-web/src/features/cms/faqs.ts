import {
  adminCreateFaqEndpoint,
  adminDeleteFaqEndpoint,
  adminFaqsEndpoint,
  adminUpdateFaqEndpoint,
  type FaqDraft,
  type FaqItem,
} from '@summit/contracts';
import { CircleQuestionMark } from 'lucide-react';
import { publicationBadges } from './badges';
import type { CmsField, CmsResource } from './cms-resource';
import { CMS_TEXTS, HINTS } from './messages';
import { bodyOf } from './wire-values';

const FIELDS: readonly CmsField[] = [
  { name: 'question', label: 'Question', kind: 'line', required: true, wide: true },
  { name: 'answer', label: 'Answer', kind: 'text', required: true, rows: 4, hint: HINTS.figures },
  { name: 'category', label: 'Category', kind: 'line', required: true, hint: HINTS.id },
  { name: 'order', label: 'Order', kind: 'number', required: true },
  { name: 'status', label: 'Status', kind: 'choice', options: ['draft', 'published'] },
  { name: 'faq_id', label: 'FAQ ID', kind: 'line', onlyNew: true, hint: HINTS.faqId },
  { name: 'active', label: CMS_TEXTS.active, kind: 'switch' },
];

/** Sub-tab `faq` (A-197..A-200). */
export const FAQS: CmsResource<FaqItem> = {
  title: 'FAQs',
  icon: CircleQuestionMark,
  empty: 'No FAQs found',
  emptyReason: 'The questions of a page are those of its category: general on the landing page.',
  failed: 'We could not load the FAQs.',
  pathOf: () => 'faqs',
  fieldsOf: () => FIELDS,
  defaults: (count) => ({
    question: '',
    answer: '',
    category: 'general',
    order: String(count + 1),
    status: 'published',
    faq_id: '',
    active: 'true',
  }),
  valuesOf: ({ question, answer, category, order, status, faq_id, active }) => ({
    question,
    answer,
    category,
    order: String(order),
    status,
    faq_id,
    active: String(active),
  }),
  titleOf: ({ question }) => question,
  noteOf: ({ category, order }) => `${category}, ${order}`,
  badgesOf: publicationBadges,
  deleteBody: CMS_TEXTS.deleteBuiltIn,
  list: async (api, signal) => (await api.send(adminFaqsEndpoint, { ...(signal && { signal }) })).faqs,
  create: async (api, values) => (await api.send(adminCreateFaqEndpoint, { body: bodyOf<FaqDraft>(values) })).message,
  update: async (api, { id, updated_at }, changed) => {
    const body = { ...bodyOf<Partial<FaqDraft>>(changed), updated_at };
    return (await api.send(adminUpdateFaqEndpoint, { params: { id }, body })).message;
  },
  remove: async (api, { id }) => (await api.send(adminDeleteFaqEndpoint, { params: { id } })).message,
};
