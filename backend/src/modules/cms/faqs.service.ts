import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { COPY_AMOUNTS, fillFigures, type Figures } from '@summit/content';
import type { PublishedFaq } from '@summit/contracts';
import { contentFigures } from '@summit/pricing';
import { Repository } from 'typeorm';
import { BriefCache } from '../../platform/cache/brief-cache.js';
import { Faq } from './entities/faq.entity.js';

/** Thousands of visitors share one read; an edit shows within this time. */
const FRESH_MS = 2_000;
const FIGURES: Figures = contentFigures(COPY_AMOUNTS);

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

  private async read(): Promise<PublishedFaq[]> {
    const rows = await this.faqs.find({
      where: { status: 'published', active: true },
      order: { category: 'ASC', displayOrder: 'ASC', id: 'ASC' },
    });
    return rows.map(({ faqId, question, answer, category, displayOrder }) => ({
      faq_id: faqId,
      question: fillFigures(question, FIGURES),
      answer: fillFigures(answer, FIGURES),
      category,
      order: displayOrder,
    }));
  }
}
