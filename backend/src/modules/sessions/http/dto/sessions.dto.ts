import {
  summitEdition,
  type CacheBusterQuery,
  type PublicSessionParams,
  type SessionGiftClickQuery,
  type SessionListQuery,
  type SessionPreviewQuery,
  type SessionSearchQuery,
  type SessionsByDayParams,
  type SummitName,
  type WatchPositionParams,
  type WatchPositionRequest,
} from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { Transform } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidatorConstraint,
} from 'class-validator';
import { ApiHideProperty, ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const DAY_SECONDS = 86_400;
const QUERY_MAX_LENGTH = 200;
const URL_MAX_LENGTH = 2_048;

@ValidatorConstraint({ name: 'summitName' })
class IsSummitName {
  validate(value: unknown): boolean {
    return typeof value === 'string' && summitEdition(value) !== null;
  }
}

/** A digit as it stands in an address. */
const Digit = () => Transform(({ value }: { value: unknown }) => (/^\d$/.test(String(value)) ? Number(value) : value));

export class CacheBusterDto implements CacheBusterQuery {
  /** Any value: it only makes the address new (M-186). */
  @ApiHideProperty()
  @Allow()
  v?: number;
}

export class SessionTokenDto implements PublicSessionParams {
  @ApiProperty()
  @Matches(/^[\w-]{1,64}$/, failsWith('not_found'))
  token: string;
}

export class SessionPreviewDto implements SessionPreviewQuery {
  @ApiProperty()
  @Matches(/^[\w.-]{1,128}$/, failsWith('not_found'))
  preview: string;
}

export class SessionListDto extends CacheBusterDto implements SessionListQuery {
  @ApiPropertyOptional({ description: 'Any name of the edition; the current one when absent' })
  @Validate(IsSummitName, failsWith('summit_unknown'))
  @IsOptional()
  summit?: SummitName;
}

export class SessionsByDayDto implements SessionsByDayParams {
  @ApiProperty({ enum: SUMMIT_DAYS })
  @IsIn(SUMMIT_DAYS, failsWith('day_invalid'))
  @Digit()
  day: SummitDay;
}

export class SessionSearchDto extends SessionListDto implements SessionSearchQuery {
  @ApiProperty({ maxLength: QUERY_MAX_LENGTH })
  @MaxLength(QUERY_MAX_LENGTH, failsWith('search_required'))
  @Matches(PRINTABLE, failsWith('search_required'))
  @IsNotEmpty(failsWith('search_required'))
  @IsString(failsWith('search_required'))
  @Trimmed()
  q: string;
}

export class SessionGiftClickDto implements SessionGiftClickQuery {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('gift_url_invalid'))
  session_id: string;

  @ApiProperty()
  @MaxLength(URL_MAX_LENGTH, failsWith('gift_url_invalid'))
  @Matches(PRINTABLE, failsWith('gift_url_invalid'))
  @IsString(failsWith('gift_url_invalid'))
  gift_url: string;
}

export class WatchedSessionDto implements WatchPositionParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  session_id: string;
}

export class WatchPositionDto implements WatchPositionRequest {
  @ApiProperty({ minimum: 0, maximum: DAY_SECONDS })
  @Max(DAY_SECONDS, failsWith('watch_position_invalid'))
  @Min(0, failsWith('watch_position_invalid'))
  @IsNumber({}, failsWith('watch_position_invalid'))
  seconds: number;

  @ApiPropertyOptional({ type: Number, nullable: true, maximum: DAY_SECONDS })
  @Max(DAY_SECONDS, failsWith('watch_position_invalid'))
  @Min(1, failsWith('watch_position_invalid'))
  @IsNumber({}, failsWith('watch_position_invalid'))
  @IsOptional()
  duration_seconds?: number | null;

  @ApiPropertyOptional()
  @IsBoolean(failsWith('watch_position_invalid'))
  @IsOptional()
  watched?: boolean;
}
