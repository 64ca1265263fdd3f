import { Body, Controller, Query } from '@nestjs/common';
import {
  adminRetentionDueEndpoint,
  adminRetentionEndpoint,
  adminSaveRetentionEndpoint,
  OUTCOME_TEXTS,
  type RetentionDueResponse,
  type RetentionResponse,
  type SaveRetentionResponse,
} from '@summit/contracts';
import { ApiTags } from '../../../platform/http/api-description.js';
import { NoteChange } from '../../../platform/http/noted-change.js';
import { Route } from '../../../platform/http/route.decorator.js';
import { RetentionService } from '../retention.service.js';
import { RetentionDto, RetentionQueryDto } from './dto/retention.dto.js';

/** What goes by itself, and when. */
@ApiTags('admin privacy')
@Controller()
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Route(adminRetentionEndpoint)
  async read(): Promise<RetentionResponse> {
    return { success: true, periods: await this.retention.read() };
  }

  @Route(adminRetentionDueEndpoint)
  async due(@Query() query: RetentionQueryDto): Promise<RetentionDueResponse> {
    return { success: true, due: await this.retention.due(query) };
  }

  @Route(adminSaveRetentionEndpoint)
  async save(@Body() body: RetentionDto, @NoteChange() note: NoteChange): Promise<SaveRetentionResponse> {
    const { before, after } = await this.retention.save(body);
    note({ before, after });
    return { success: true, message: OUTCOME_TEXTS.retentionSaved, periods: await this.retention.read() };
  }
}
