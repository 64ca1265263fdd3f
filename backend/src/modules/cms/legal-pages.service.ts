import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { LegalPageResponse } from '@summit/contracts';
import { Repository } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { LegalPage } from './entities/legal-page.entity.js';

/** The policy pages as visitors may read them (C-028, A-203). */
@Injectable()
export class LegalPagesService {
  constructor(@InjectRepository(LegalPage) private readonly pages: Repository<LegalPage>) {}

  /**
   * The published page with this id or slug; the id of one page wins over the slug of another. Throws `not_found` for drafts, inactive
   * pages and unknown names.
   */
  async published(idOrSlug: string): Promise<LegalPageResponse> {
    const found = await this.pages.find({ where: [{ pageId: idOrSlug }, { slug: idOrSlug }] });
    const page = found.find(({ pageId }) => pageId === idOrSlug) ?? found[0];
    if (!page || page.status !== 'published' || !page.active) throw new AppError('not_found');
    return {
      success: true,
      page: {
        page_id: page.pageId,
        title: page.title,
        slug: page.slug,
        content: page.content,
        meta_description: page.metaDescription,
        updated_at: page.updatedAt.toISOString(),
      },
    };
  }
}
