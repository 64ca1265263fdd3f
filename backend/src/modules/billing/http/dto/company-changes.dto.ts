import { applyDecorators } from '@nestjs/common';
import type { CompanyChanges } from '@summit/contracts';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { InLines, LINES, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith, MayBeLeftOut } from '../../../../platform/http/validation.pipe.js';

const NAME_MAX_LENGTH = 120;
const ADDRESS_MAX_LENGTH = 500;
const NOTE_MAX_LENGTH = 500;

const OneLine = (maxLength: number): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsString(failsWith('validation_failed')),
    Matches(PRINTABLE, failsWith('validation_failed')),
    MaxLength(maxLength, failsWith('company_text_too_long')),
    MayBeLeftOut(),
    ApiProperty({ maxLength }),
  );

/** Body of `PUT /api/admin/dashboard/company`. */
export class CompanyChangesDto implements CompanyChanges {
  @IsNotEmpty(failsWith('company_name_required'))
  @OneLine(NAME_MAX_LENGTH)
  name?: string;

  @ApiProperty({ maxLength: ADDRESS_MAX_LENGTH })
  @MaxLength(ADDRESS_MAX_LENGTH, failsWith('company_text_too_long'))
  @Matches(LINES, failsWith('validation_failed'))
  @IsString(failsWith('validation_failed'))
  @InLines()
  @MayBeLeftOut()
  address?: string;

  @OneLine(NAME_MAX_LENGTH)
  tax_id?: string;

  @OneLine(NOTE_MAX_LENGTH)
  invoice_note?: string;
}
