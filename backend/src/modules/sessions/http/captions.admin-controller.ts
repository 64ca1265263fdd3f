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
import type { SeenCaptions } from '../application/session-words.port.js';
import { CaptionsQueryDto, NO_CAPTIONS, SeenCaptionsQueryDto } from './dto/admin-session-details.dto.js';
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
    @Query() { language = 'en', seen }: CaptionsQueryDto,
    @Body() file: unknown,
  ): Promise<SaveCaptionsResponse> {
    // Nothing at all, without a type.
    if (typeof file !== 'string') throw new AppError('captions_invalid');
    const cues = await this.captions.save({ id, file, language, savedBy: admin.id, seen: timeSeen(seen) });
    return { success: true, message: OUTCOME_TEXTS.captionsSaved, cues };
  }

  @Route(adminDeleteCaptionsEndpoint)
  async delete(@Param() { id }: SessionIdDto, @Query() { seen }: SeenCaptionsQueryDto): Promise<MessageAnswer> {
    await this.captions.delete(id, timeSeen(seen));
    return { success: true, message: OUTCOME_TEXTS.captionsDeleted };
  }
}

/** Null: there were none; undefined: nobody has looked. */
function timeSeen(seen: string | undefined): SeenCaptions {
  if (seen === undefined) return undefined;
  return seen === NO_CAPTIONS ? null : Date.parse(seen);
}
