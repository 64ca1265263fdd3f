import {
  EMBED_MAX_LENGTH,
  RATING_STATUSES,
  type CaptionsQuery,
  type DecideRatingQuery,
  type RatingParams,
  type RatingStatus,
  type SeenCaptionsQuery,
  type SessionAccessQuery,
  type SessionFilmQuery,
  type SessionRatingsQuery,
} from '@summit/contracts';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { WithEmail } from '../../../../platform/http/credential-fields.js';
import { EmptyAsMissing, PRINTABLE } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const STATUSES = [...RATING_STATUSES, 'all'] as const;

export class SessionRatingsQueryDto implements SessionRatingsQuery {
  @ApiPropertyOptional()
  @MaxLength(300)
  @Matches(PRINTABLE)
  @IsString()
  @IsOptional()
  @EmptyAsMissing()
  speaker?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: 5 })
  @Max(5)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  @EmptyAsMissing()
  min_rating?: number;

  @ApiPropertyOptional({ enum: STATUSES })
  @IsIn(STATUSES)
  @IsOptional()
  @EmptyAsMissing()
  status?: RatingStatus | 'all';
}

export class RatingIdDto implements RatingParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  id: string;
}

export class DecideRatingQueryDto implements DecideRatingQuery {
  @ApiPropertyOptional({ format: 'date-time' })
  @IsISO8601({ strict: true, strictSeparator: true }, failsWith('edit_conflict'))
  @IsOptional()
  rated_at?: string;
}

/** What stands for a session without captions. */
export const NO_CAPTIONS = 'none';

export class SeenCaptionsQueryDto implements SeenCaptionsQuery {
  @ApiPropertyOptional({ example: '2025-11-20T18:00:00.000Z', description: 'Or `none`' })
  @ValidateIf(({ seen }: SeenCaptionsQueryDto) => seen !== undefined && seen !== NO_CAPTIONS)
  @IsISO8601({ strict: true, strictSeparator: true })
  seen?: string;
}

export class CaptionsQueryDto extends SeenCaptionsQueryDto implements CaptionsQuery {
  @ApiPropertyOptional({ example: 'en' })
  @Matches(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
  @MaxLength(35)
  @IsString()
  @IsOptional()
  language?: string;
}

export class SessionAccessQueryDto extends WithEmail implements SessionAccessQuery {}

export class SessionFilmQueryDto implements SessionFilmQuery {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  @IsOptional()
  @EmptyAsMissing()
  session_id?: string;

  @ApiPropertyOptional({ maxLength: EMBED_MAX_LENGTH })
  @MaxLength(EMBED_MAX_LENGTH, failsWith('session_embed_invalid'))
  @IsString(failsWith('session_embed_invalid'))
  @IsOptional()
  @EmptyAsMissing()
  vimeo_embed_code?: string;

  @ApiPropertyOptional()
  @MaxLength(300, failsWith('session_embed_invalid'))
  @IsString(failsWith('session_embed_invalid'))
  @IsOptional()
  @EmptyAsMissing()
  vimeo_video_id?: string;
}
