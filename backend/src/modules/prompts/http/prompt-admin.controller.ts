import { Controller, Query, type StreamableFile } from '@nestjs/common';
import {
  promptAnalyticsEndpoint,
  promptAttemptsEndpoint,
  promptAttemptsExportEndpoint,
  type PageAnswer,
  type PromptAccessEntry,
  type PromptAnalyticsResponse,
} from '@summit/contracts';
import { ApiProduces, ApiTags } from '../../../platform/http/api-description.js';
import { ListFile } from '../../../platform/http/list-file.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { Links } from '../../../platform/links/links.js';
import { Settings } from '../../../platform/settings/settings.js';
import { PromptAnalyticsReadModel } from '../read-models/prompt-analytics.read-model.js';
import { PromptAttemptsFilterDto, PromptAttemptsQueryDto } from './dto/prompt-attempts.dto.js';

/** the list that comes with the figures. */
const RECENT = 50;
const ATTEMPTS_FILE = new ListFile<PromptAccessEntry>('prompt_attempts', [
  'email',
  'validated',
  'disclaimer_accepted',
  'total_prompts_viewed',
  'timestamp',
]);

/** Analytics of the library: for administrators, though below /api/prompts. */
@ApiTags('admin prompts')
@Controller()
export class PromptAdminController {
  constructor(
    private readonly analytics: PromptAnalyticsReadModel,
    private readonly settings: Settings,
    private readonly links: Links,
  ) {}

  @Route(promptAnalyticsEndpoint)
  async figures(): Promise<PromptAnalyticsResponse> {
    const [analytics, recent, token] = await Promise.all([
      this.analytics.figures(),
      this.analytics.recent(RECENT),
      this.settings.read('prompts.public_token'),
    ]);
    return { success: true, analytics, recent_access: recent, public_url: this.links.to('prompts', { token }) };
  }

  @Route(promptAttemptsEndpoint)
  async attempts(
    @Query() { limit = RECENT, skip = 0, ...filter }: PromptAttemptsQueryDto,
  ): Promise<PageAnswer<PromptAccessEntry>> {
    const { entries, total } = await this.analytics.page(filter, { limit, skip });
    return { success: true, data: entries, total };
  }

  @Route(promptAttemptsExportEndpoint)
  @ApiProduces('text/csv')
  export(@Query() filter: PromptAttemptsFilterDto): Promise<StreamableFile> {
    return ATTEMPTS_FILE.of(this.analytics.all(filter));
  }
}
