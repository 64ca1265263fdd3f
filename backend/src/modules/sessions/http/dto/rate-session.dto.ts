import { applyDecorators } from '@nestjs/common';
import type { ErrorCode, RateSessionRequest } from '@summit/contracts';
import { IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { EmptyAsNull, LINES, TrimmedName } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const TEXT_MAX_LENGTH = 4_000;
const NAME_MAX_LENGTH = 120;
/** Null when left empty (M-113). */
const OptionalText = (maxLength: number, tooLong: ErrorCode): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength }),
    IsOptional(),
    IsString(failsWith('validation_failed')),
    MaxLength(maxLength, failsWith(tooLong)),
    Matches(LINES, failsWith('validation_failed')),
    EmptyAsNull(),
  );

/** Body of `POST /api/sessions/rate` (M-114). Any script and any sign is a text; pages show it as such. */
export class RateSessionDto implements RateSessionRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  session_id: string;

  @ApiProperty({ minimum: 1, maximum: 5 })
  @Max(5, failsWith('rating_required'))
  @Min(1, failsWith('rating_required'))
  @IsInt(failsWith('rating_required'))
  rating: number;

  @OptionalText(TEXT_MAX_LENGTH, 'rating_text_too_long')
  comment: string | null = null;

  @OptionalText(TEXT_MAX_LENGTH, 'rating_text_too_long')
  takeaways: string | null = null;

  @OptionalText(NAME_MAX_LENGTH, 'rating_name_too_long')
  @TrimmedName()
  user_name: string | null = null;
}
