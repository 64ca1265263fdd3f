import { SEARCH_MIN_LENGTH, type OfficeSearchQuery, type PersonParams } from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';

export class PersonParamsDto implements PersonParams {
  @ApiProperty({ format: 'email' })
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(PRINTABLE)
  @IsString()
  email: string;
}

export class OfficeSearchQueryDto implements OfficeSearchQuery {
  @ApiProperty({ minLength: SEARCH_MIN_LENGTH })
  @MaxLength(EMAIL_MAX_LENGTH)
  @Matches(PRINTABLE)
  @MinLength(SEARCH_MIN_LENGTH)
  @IsString()
  @Trimmed()
  term: string;
}
