import {
  AFFILIATE_STATUSES,
  type AffiliateParams,
  type AffiliateRow,
  type AffiliatesFileQuery,
  type AffiliateStatus,
  type AllAffiliatesQuery,
  type CreateAffiliateRequest,
  type SetAffiliateEmailRequest,
  type SetAffiliateStatusRequest,
  type SortOrder,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { EmailField } from '../../../../platform/http/credential-fields.js';
import { SearchTerm } from '../../../../platform/http/list-query.js';
import { PRINTABLE, Trimmed, TrimmedName } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { AFFILIATE_COLUMNS } from '../affiliate-row.presenter.js';
import { ReferralCodeFormat } from './referral-code-format.js';

const MAX_NAME = 120;

export class AllAffiliatesQueryDto implements AllAffiliatesQuery {
  @ApiPropertyOptional({ example: 30 })
  @Max(99_999)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  days?: number;

  @ApiPropertyOptional({ enum: AFFILIATE_COLUMNS })
  @IsIn(AFFILIATE_COLUMNS, failsWith('sort_column_unknown'))
  @IsOptional()
  sort_by?: keyof AffiliateRow;

  @ApiPropertyOptional({ enum: ['asc', 'desc'] })
  @IsIn(['asc', 'desc'])
  @IsOptional()
  sort_order?: SortOrder;

  @ApiPropertyOptional()
  @IsNumber()
  @Type(() => Number)
  @IsOptional()
  v?: number;
}

export class AffiliatesFileQueryDto extends AllAffiliatesQueryDto implements AffiliatesFileQuery {
  @SearchTerm()
  search?: string;
}

export class CreateAffiliateDto implements CreateAffiliateRequest {
  @ApiProperty()
  @Matches(PRINTABLE)
  @MaxLength(MAX_NAME, failsWith('name_too_long'))
  @IsString(failsWith('name_required'))
  @IsNotEmpty(failsWith('name_required'))
  @TrimmedName()
  speaker_name: string;

  @ApiProperty({ example: 'AMARA' })
  @Validate(ReferralCodeFormat, failsWith('affiliate_code_format'))
  @IsNotEmpty(failsWith('speaker_code_required'))
  @Trimmed()
  speaker_code: string;

  @EmailField()
  email: string;

  @ApiProperty()
  @IsBoolean()
  send_invitation: boolean;
}

export class AffiliateParamsDto implements AffiliateParams {
  @ApiProperty()
  @Validate(ReferralCodeFormat, failsWith('not_found'))
  @Trimmed()
  speaker_code: string;
}

export class SetAffiliateStatusDto implements SetAffiliateStatusRequest {
  @ApiProperty({ enum: AFFILIATE_STATUSES })
  @IsIn(AFFILIATE_STATUSES)
  status: AffiliateStatus;
}

export class SetAffiliateEmailDto implements SetAffiliateEmailRequest {
  @EmailField()
  email: string;

  @ApiPropertyOptional({ description: 'The address that the form was opened with' })
  @MaxLength(EMAIL_MAX_LENGTH)
  @IsString()
  @IsOptional()
  seen_email?: string;
}
