import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { COPY_AMOUNTS, fillFigures, LANDING_FAQ, type Figures } from '@summit/content';
import type { PublishedFaq, ShownFaq } from '@summit/contracts';
import { contentFigures } from '@summit/pricing';
import { fingerprint } from '@summit/rules';
import { Repository } from 'typeorm';
import { BriefCache } from '../../platform/cache/brief-cache.js';
import { Faq } from './entities/faq.entity.js';

/** Thousands of visitors share one read; an edit shows within this time. */
const FRESH_MS = 2_000;
const FIGURES: Figures = contentFigures(COPY_AMOUNTS);

const LANDING_CATEGORY = 'general';

const shown = ({ question, answer }: ShownFaq): ShownFaq => ({
  question: fillFigures(question, FIGURES),
  answer: fillFigures(answer, FIGURES),
});
/** What came with the landing page. */
const BUNDLED = fingerprint(LANDING_FAQ.map(shown));

/** The questions as visitors may read them (A-203, C-094). */
@Injectable()
export class FaqsService {
  private readonly cache = new BriefCache(() => this.read(), FRESH_MS);

  constructor(@InjectRepository(Faq) private readonly faqs: Repository<Faq>) {}

  /** Published and active ones in their order, of one category or of all; amounts are filled in. */
  async published(category?: string): Promise<PublishedFaq[]> {
    const all = await this.cache.value();
    return category === undefined ? all : all.filter((faq) => faq.category === category);
  }

  /** What the landing page shows in place of the questions that came with it; null where they are the same, or where there are none. */
  async editedForLanding(): Promise<ShownFaq[] | null> {
    const faqs = (await this.published(LANDING_CATEGORY)).map(({ question, answer }) => ({ question, answer }));
    return faqs.length === 0 || fingerprint(faqs) === BUNDLED ? null : faqs;
  }

  private async read(): Promise<PublishedFaq[]> {
    const rows = await this.faqs.find({
      where: { status: 'published', active: true },
      order: { category: 'ASC', displayOrder: 'ASC', id: 'ASC' },
    });
    return rows.map(({ faqId, question, answer, category, displayOrder }) => ({
      faq_id: faqId,
      ...shown({ question, answer }),
      category,
      order: displayOrder,
    }));
  }
}
