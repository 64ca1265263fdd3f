import { Controller, Header, Query } from '@nestjs/common';
import { faqsEndpoint, type FaqsResponse } from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Limited, Route } from '../../../platform/http/route.decorator.js';
import { FaqsService } from '../faqs.service.js';
import { FaqsQueryDto } from './dto/faq.dto.js';

@ApiTags('cms')
@Controller()
export class FaqsController {
  constructor(private readonly faqs: FaqsService) {}

  @Route(faqsEndpoint)
  @Header('cache-control', 'no-cache')
  @Limited({ name: 'faqs', limit: 300, seconds: 60 })
  async list(@Query() { category }: FaqsQueryDto): Promise<FaqsResponse> {
    return { success: true, faqs: await this.faqs.published(category) };
  }
}
