import { Controller, Header, Param } from '@nestjs/common';
import { legalPageEndpoint, type LegalPageResponse } from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { LegalPagesService } from '../legal-pages.service.js';

/** PostgreSQL refuses a zero byte, and no name is that long. */
const isName = (value: string): boolean => value.length <= 200 && !value.includes('\0');

@ApiTags('cms')
@Controller()
export class LegalPagesController {
  constructor(private readonly legalPages: LegalPagesService) {}

  /** C-028: the published page with this id or slug, 404 otherwise. */
  @Route(legalPageEndpoint)
  @Header('cache-control', 'no-cache')
  @Limited({ name: 'legal-page', limit: 300, seconds: 60 })
  async page(@Param('page_id') idOrSlug: string): Promise<LegalPageResponse> {
    if (!isName(idOrSlug)) throw new AppError('not_found');
    return this.legalPages.published(idOrSlug);
  }
}
