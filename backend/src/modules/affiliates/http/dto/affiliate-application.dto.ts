import {
  APPLICATION_STATUSES,
  type AffiliateApplicationRequest,
  type AffiliateApplicationsQuery,
  type ApplicationParams,
  type ApplicationStatus,
  type ApproveApplicationRequest,
} from '@summit/contracts';
import {
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  MinLength,
  Validate,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { EmailField } from '../../../../platform/http/credential-fields.js';
import { InLines, LINES, NO_ADDRESS, PRINTABLE, Trimmed, TrimmedName } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { ReferralCodeFormat } from './referral-code-format.js';
import { SpeakerPageQueryDto } from './speaker.dto.js';

const MAX_NAME = 120;
const PROMOTION = { min: 20, max: 2_000 } as const;
const MAX_WEBSITE = 500;

/** Body of `POST /api/affiliate/applications`. */
export class AffiliateApplicationDto implements AffiliateApplicationRequest {
  @ApiProperty({ maxLength: MAX_NAME })
  @MaxLength(MAX_NAME, failsWith('name_too_long'))
  @Matches(NO_ADDRESS)
  @Matches(PRINTABLE)
  @IsString(failsWith('name_required'))
  @IsNotEmpty(failsWith('name_required'))
  @TrimmedName()
  name: string;

  @EmailField()
  email: string;

  @ApiProperty({ minLength: PROMOTION.min, maxLength: PROMOTION.max })
  @MaxLength(PROMOTION.max, failsWith('promotion_too_long'))
  @MinLength(PROMOTION.min, failsWith('promotion_too_short'))
  @Matches(LINES)
  @IsString(failsWith('promotion_required'))
  @IsNotEmpty(failsWith('promotion_required'))
  @InLines()
  promotion: string;

  @ApiPropertyOptional({ description: 'Stays empty' })
  @MaxLength(MAX_WEBSITE)
  @IsString()
  @IsOptional()
  website?: string;
}

export class AffiliateApplicationsQueryDto extends SpeakerPageQueryDto implements AffiliateApplicationsQuery {
  @ApiPropertyOptional({ enum: APPLICATION_STATUSES })
  @IsIn(APPLICATION_STATUSES)
  @IsOptional()
  status?: ApplicationStatus;
}

export class ApplicationParamsDto implements ApplicationParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  application_id: string;
}

export class ApproveApplicationDto implements ApproveApplicationRequest {
  @ApiProperty({ example: 'HANA' })
  @Validate(ReferralCodeFormat, failsWith('affiliate_code_format'))
  @IsNotEmpty(failsWith('speaker_code_required'))
  @Trimmed()
  speaker_code: string;
}
