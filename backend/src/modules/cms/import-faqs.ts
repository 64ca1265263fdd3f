import { FAQ_BY_CATEGORY, type FaqItem } from '@summit/content';
import type { DataSource } from 'typeorm';
import { importItems, type ContentKind, type ImportResult } from '../../platform/content-import/import-items.js';

type FaqsByCategory = Readonly<Record<string, readonly FaqItem[]>>;

/** `vip`, "When do I get access?" gives `vip-when-do-i-get-access`. */
const faqIdOf = (category: string, question: string): string =>
  `${category} ${question}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const faqRows = (faqs: FaqsByCategory) =>
  Object.entries(faqs).flatMap(([category, items]) =>
    items.map(({ question, answer }, index) => ({
      faq_id: faqIdOf(category, question),
      question,
      answer,
      category,
      display_order: index + 1,
    })),
  );

const FAQ: ContentKind<ReturnType<typeof faqRows>[number]> = {
  table: 'faq',
  key: { column: 'faq_id', type: 'text' },
  columns: { question: 'text', answer: 'text', category: 'text', display_order: 'integer' },
  withdraws: true,
};

/** Stores the questions of every category, published, in their order. */
export const importFaqs = (dataSource: DataSource, faqs: FaqsByCategory = FAQ_BY_CATEGORY): Promise<ImportResult> =>
  importItems(dataSource, FAQ, faqRows(faqs));
