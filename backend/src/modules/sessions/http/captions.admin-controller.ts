import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  adminDeleteCaptionsEndpoint,
  adminSaveCaptionsEndpoint,
  OUTCOME_TEXTS,
  type MessageAnswer,
  type SaveCaptionsResponse,
} from '@summit/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { ApiBody, ApiConsumes, ApiTags } from '../../../platform/http/api-description.js';
import { CurrentPrincipal } from '../../../platform/http/current-principal.js';
import { Route } from '../../../platform/http/route.decorator.js';
import type { Principal } from '../../../platform/http/token-verifier.port.js';
import { ManageCaptionsUseCase } from '../application/manage-captions.use-case.js';
import { CaptionsQueryDto } from './dto/admin-session-details.dto.js';
import { SessionIdDto } from './dto/admin-sessions.dto.js';

@ApiTags('admin')
@Controller()
export class CaptionsAdminController {
  constructor(private readonly captions: ManageCaptionsUseCase) {}

  @Route(adminSaveCaptionsEndpoint)
  @ApiConsumes('text/vtt')
  @ApiBody({ schema: { type: 'string' } })
  async save(
    @CurrentPrincipal() admin: Principal,
    @Param() { id }: SessionIdDto,
    @Query() { language = 'en' }: CaptionsQueryDto,
    @Body() file: unknown,
  ): Promise<SaveCaptionsResponse> {
    // Nothing at all, without a type.
    if (typeof file !== 'string') throw new AppError('captions_invalid');
    const cues = await this.captions.save({ id, file, language, savedBy: admin.id });
    return { success: true, message: OUTCOME_TEXTS.captionsSaved, cues };
  }

  @Route(adminDeleteCaptionsEndpoint)
  async delete(@Param() { id }: SessionIdDto): Promise<MessageAnswer> {
    await this.captions.delete(id);
    return { success: true, message: OUTCOME_TEXTS.captionsDeleted };
  }
}
