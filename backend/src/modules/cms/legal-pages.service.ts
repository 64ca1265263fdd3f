import { Injectable } from '@nestjs/common';
import type { LegalPageResponse } from '@summit/contracts';
import { Sql, statement } from '../../platform/database/sql.js';
import { AppError } from '../../platform/errors/app-error.js';

/** A page id wins over the slug of another page. */
const READ = statement(
  'legal-page-read',
  `select page_id, title, slug, content, meta_description, updated_at, status = 'published' and active as shown
   from legal_page where page_id = $1 or slug = $1 order by page_id = $1 desc limit 1`,
);

interface StoredPage {
  page_id: string;
  title: string;
  slug: string;
  content: string;
  meta_description: string;
  updated_at: Date;
  shown: boolean;
}

/** The policy pages as visitors may read them (C-028, A-203). */
@Injectable()
export class LegalPagesService {
  constructor(private readonly sql: Sql) {}

  /** The published page with this id or slug. Throws `not_found` for drafts, inactive pages and unknown names. */
  async published(idOrSlug: string): Promise<LegalPageResponse> {
    const [stored] = await this.sql.query<StoredPage>(READ, [idOrSlug]);
    if (!stored?.shown) throw new AppError('not_found');
    const { page_id, title, slug, content, meta_description, updated_at } = stored;
    return {
      success: true,
      page: { page_id, title, slug, content, meta_description, updated_at: updated_at.toISOString() },
    };
  }
}
