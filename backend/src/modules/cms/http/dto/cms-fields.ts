import { applyDecorators } from '@nestjs/common';
import type { CmsItemParams, ErrorCode } from '@summit/contracts';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import type { EditedVersion } from '../../items/cms-items.service.js';
import { InLines, LINES, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith, MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';

/** Of a title, a name, a question. */
export const LINE_MAX_LENGTH = 300;
/** Of an answer, a description, a mail. */
export const TEXT_MAX_LENGTH = 20_000;
export const PAGE_MAX_LENGTH = 100_000;
const ID = /^[a-z0-9][a-z0-9-]{0,119}$/;
const INTEGER_MAX = 2_147_483_647;
// Of several broken rules the one that is registered first is answered.

const Text = (maxLength: number, pattern: RegExp): PropertyDecorator =>
  applyDecorators(
    IsString(failsWith('validation_failed')),
    MaxLength(maxLength, failsWith('item_text_too_long')),
    Matches(pattern, failsWith('validation_failed')),
  );
const required = (text: PropertyDecorator, maxLength: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ maxLength }), IsNotEmpty(failsWith('item_fields_required')), text, InLines());
export const RequiredLine = () => required(Text(LINE_MAX_LENGTH, PRINTABLE), LINE_MAX_LENGTH);
export const RequiredText = (maxLength = TEXT_MAX_LENGTH) => required(Text(maxLength, LINES), maxLength);

const optional = (text: PropertyDecorator, maxLength: number): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ maxLength }), text, MayBeLeftOut(), InLines());
export const OptionalLine = () => optional(Text(LINE_MAX_LENGTH, PRINTABLE), LINE_MAX_LENGTH);
export const OptionalText = (maxLength = TEXT_MAX_LENGTH) => optional(Text(maxLength, LINES), maxLength);

const Id = () =>
  applyDecorators(IsString(failsWith('item_id_invalid')), Matches(ID, failsWith('item_id_invalid')), Trimmed());
export const RequiredId = () => applyDecorators(ApiProperty(), IsNotEmpty(failsWith('item_fields_required')), Id());
export const OptionalId = () => applyDecorators(ApiPropertyOptional(), Id(), MayBeLeftOut());

export const OneOf = (values: readonly string[]) =>
  applyDecorators(ApiPropertyOptional({ enum: values }), IsIn(values, failsWith('validation_failed')), MayBeLeftOut());
export const Flag = () =>
  applyDecorators(ApiPropertyOptional(), IsBoolean(failsWith('validation_failed')), MayBeLeftOut());

export const WholeNumber = (code: ErrorCode) =>
  applyDecorators(
    ApiPropertyOptional({ minimum: 0 }),
    IsInt(failsWith(code)),
    Min(0, failsWith(code)),
    Max(INTEGER_MAX, failsWith(code)),
    MayBeLeftOut(),
  );

/** A list of lines, such as features or names of variables. */
export const Lines = (maxLines: number) =>
  applyDecorators(
    ApiPropertyOptional({ type: [String] }),
    IsArray(failsWith('validation_failed')),
    ArrayMaxSize(maxLines, failsWith('validation_failed')),
    IsString({ each: true, ...failsWith('validation_failed') }),
    MaxLength(LINE_MAX_LENGTH, { each: true, ...failsWith('item_text_too_long') }),
    Matches(PRINTABLE, { each: true, ...failsWith('validation_failed') }),
    MayBeLeftOut(),
  );

/** `updated_at` of the version that was edited. */
export const SeenVersion = () =>
  applyDecorators(
    ApiPropertyOptional({ format: 'date-time' }),
    IsISO8601({ strict: true, strictSeparator: true }, failsWith('edit_conflict')),
    IsOptional(),
  );

export class CmsItemIdDto implements CmsItemParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID('all', failsWith('not_found'))
  id: string;
}

export const editedVersion = (id: string, seen: string | undefined, admin: { id: string }): EditedVersion => ({
  id,
  seen: seen === undefined ? null : Date.parse(seen),
  savedBy: admin.id,
});
