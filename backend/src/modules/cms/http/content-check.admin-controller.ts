import { Controller } from '@nestjs/common';
import { adminContentCheckEndpoint, type ContentCheckResponse } from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { ContentCheckReadModel } from '../read-models/content-check.read-model.js';

@ApiTags('admin')
@Controller()
export class AdminContentCheckController {
  constructor(private readonly check: ContentCheckReadModel) {}

  @Route(adminContentCheckEndpoint)
  async findings(): Promise<ContentCheckResponse> {
    return { success: true, findings: await this.check.findings() };
  }
}
