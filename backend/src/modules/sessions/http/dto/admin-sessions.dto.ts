import { applyDecorators } from '@nestjs/common';
import {
  EMBED_MAX_LENGTH,
  SUMMIT_EDITIONS,
  type AdminSessionsQuery,
  type DeleteSessionQuery,
  type ErrorCode,
  type SessionChange,
  type SessionDraft,
  type SessionParams,
  type SessionsFileQuery,
  type SummitKey,
} from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsObject,
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
import { ApiProperty, ApiPropertyOptional, PartialType } from '../../../../platform/http/api-description.js';
import { EditionNamedBy } from '../../../../platform/http/edition-name.js';
import { SearchTerm } from '../../../../platform/http/list-query.js';
import { EmptyAsNull, LINES, Trimmed, GiftLinkFormat, WebLinkFormat } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';
import { isWebLink } from '../../../../platform/links/web-link.js';

const LINE_MAX_LENGTH = 300;
const TEXT_MAX_LENGTH = 10_000;
const SMALLINT_MAX = 32_767;
const SUMMIT_KEYS = SUMMIT_EDITIONS.map(({ key }) => key);
const NETWORK = /^[a-z]{1,20}$/;
const MAX_LINKS = 10;
// Null and an empty text both mean: not given. Of several broken rules the one that is registered first is answered.

/** Networks with their addresses. */
@ValidatorConstraint({ name: 'socialLinks' })
class SocialLinks {
  validate(value: unknown): boolean {
    const entries = Object.entries(value as object);
    return (
      entries.length <= MAX_LINKS &&
      entries.every(([network, link]) => NETWORK.test(network) && typeof link === 'string' && isWebLink(link))
    );
  }
}

/** Networks without an address are left out. */
const WithoutEmptyLinks = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, link]) => link !== null && link !== ''))
      : value,
  );

const Text = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    IsString(failsWith('validation_failed')),
    MaxLength(maxLength, failsWith('session_text_too_long')),
    Matches(LINES, failsWith('validation_failed')),
  );
const RequiredLine = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: LINE_MAX_LENGTH }),
    IsNotEmpty(failsWith('session_fields_required')),
    Text(LINE_MAX_LENGTH),
    Trimmed(),
  );
const OptionalText = (maxLength = LINE_MAX_LENGTH): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength }),
    Text(maxLength),
    IsOptional(),
    EmptyAsNull(),
  );
const OptionalLink = (rule: typeof WebLinkFormat | typeof GiftLinkFormat = WebLinkFormat): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, format: 'uri' }),
    Validate(rule, failsWith('session_link_invalid')),
    IsOptional(),
    EmptyAsNull(),
  );
const OptionalTime = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, format: 'date-time' }),
    IsISO8601({ strict: true, strictSeparator: true }, failsWith('session_window_invalid')),
    IsOptional(),
    EmptyAsNull(),
  );
const WholeNumber = (code: ErrorCode): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ minimum: 1, maximum: SMALLINT_MAX }),
    IsInt(failsWith(code)),
    Min(1, failsWith(code)),
    Max(SMALLINT_MAX, failsWith(code)),
    IsOptional(),
  );

/** Body of `create`; rules of A-172 and C-048. */
export class SessionDraftDto implements SessionDraft {
  @RequiredLine() topic: string;
  @RequiredLine() speaker_name: string;

  @ApiPropertyOptional({ enum: SUMMIT_KEYS, description: 'Or any other name of the edition (C-039)' })
  @IsIn(SUMMIT_KEYS, failsWith('summit_unknown'))
  @EditionNamedBy('key')
  @IsOptional()
  summit_id?: SummitKey;

  @ApiPropertyOptional({ enum: SUMMIT_DAYS })
  @IsIn(SUMMIT_DAYS, failsWith('session_day_invalid'))
  @IsOptional()
  day?: SummitDay;

  @WholeNumber('session_number_invalid') session_number?: number;
  @WholeNumber('session_duration_invalid') duration_minutes?: number;
  @OptionalText(TEXT_MAX_LENGTH) description?: string | null;
  @OptionalText() speaker_title?: string | null;
  @OptionalLink() speaker_photo_url?: string | null;
  @OptionalText(TEXT_MAX_LENGTH) speaker_bio?: string | null;

  @ApiPropertyOptional({ type: Object, nullable: true, example: { linkedin: 'https://www.example.com/amara' } })
  @Validate(SocialLinks, failsWith('session_link_invalid'))
  @IsObject(failsWith('session_link_invalid'))
  @IsOptional()
  @WithoutEmptyLinks()
  speaker_social_links?: Record<string, string> | null;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: EMBED_MAX_LENGTH })
  @MaxLength(EMBED_MAX_LENGTH, failsWith('session_embed_invalid'))
  @IsString(failsWith('session_embed_invalid'))
  @IsOptional()
  @EmptyAsNull()
  vimeo_embed_code?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true })
  @MaxLength(LINE_MAX_LENGTH, failsWith('session_embed_invalid'))
  @IsString(failsWith('session_embed_invalid'))
  @IsOptional()
  @EmptyAsNull()
  vimeo_video_id?: string | null;

  @OptionalText() gift_title?: string | null;
  @OptionalText(TEXT_MAX_LENGTH) gift_description?: string | null;
  @OptionalLink(GiftLinkFormat) gift_url?: string | null;
  @OptionalText() gift_promo_code?: string | null;
  @OptionalTime() public_access_start?: string | null;
  @OptionalTime() public_access_end?: string | null;
}

/** Body of an update. What is required may be left out, and not emptied. */
export class SessionChangeDto
  extends PartialType(SessionDraftDto, { skipNullProperties: false })
  implements SessionChange
{
  @ApiPropertyOptional({ format: 'date-time' })
  @IsISO8601({ strict: true, strictSeparator: true }, failsWith('edit_conflict'))
  @IsOptional()
  updated_at?: string;
}

export class SessionIdDto implements SessionParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  id: string;
}

export class AdminSessionsQueryDto implements AdminSessionsQuery {
  @ApiPropertyOptional({ enum: SUMMIT_DAYS })
  @IsIn(SUMMIT_DAYS, failsWith('session_day_invalid'))
  @Type(() => Number)
  @IsOptional()
  day?: SummitDay;
}

export class GiftClicksFileQueryDto extends AdminSessionsQueryDto {
  @ApiPropertyOptional({ enum: SUMMIT_KEYS })
  @IsIn(SUMMIT_KEYS, failsWith('summit_unknown'))
  @EditionNamedBy('key')
  @IsOptional()
  edition?: SummitKey;
}

export class SessionsFileQueryDto extends GiftClicksFileQueryDto implements SessionsFileQuery {
  @SearchTerm()
  search?: string;
}

export class DeleteSessionQueryDto implements DeleteSessionQuery {
  @ApiPropertyOptional()
  @IsBoolean()
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsOptional()
  with_ratings?: boolean;
}
