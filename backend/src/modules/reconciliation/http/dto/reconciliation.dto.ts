import {
  DIFFERENCE_STATES,
  SHORTEST_DIFFERENCE_NOTE,
  type AcceptDifferenceRequest,
  type BookMonthParams,
  type DifferenceParams,
  type DifferencesQuery,
  type DifferenceState,
} from '@summit/contracts';
import { DIFFERENCE_KINDS, PROVIDERS, type DifferenceKind, type Provider } from '@summit/rules';
import { IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../platform/http/list-query.js';
import { InLines, LINES } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_NOTE = 500;
/** Years that a book can have; others have no month. */
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

export class DifferencesQueryDto extends PageQueryDto implements DifferencesQuery {
  @ApiPropertyOptional({ enum: DIFFERENCE_STATES })
  @IsIn(DIFFERENCE_STATES)
  @IsOptional()
  state?: DifferenceState;

  @ApiPropertyOptional({ enum: DIFFERENCE_KINDS })
  @IsIn(DIFFERENCE_KINDS)
  @IsOptional()
  kind?: DifferenceKind;

  @ApiPropertyOptional({ enum: PROVIDERS })
  @IsIn(PROVIDERS)
  @IsOptional()
  provider?: Provider;
}

export class DifferenceParamsDto implements DifferenceParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  difference_id: string;
}

export class AcceptDifferenceDto implements AcceptDifferenceRequest {
  @ApiProperty({ minLength: SHORTEST_DIFFERENCE_NOTE, maxLength: MAX_NOTE })
  @MaxLength(MAX_NOTE, failsWith('difference_note_required'))
  @MinLength(SHORTEST_DIFFERENCE_NOTE, failsWith('difference_note_required'))
  @Matches(LINES, failsWith('difference_note_required'))
  @IsString(failsWith('difference_note_required'))
  @InLines()
  note: string;
}

export class BookMonthParamsDto implements BookMonthParams {
  @ApiProperty({ example: '2025-10' })
  @Matches(MONTH, failsWith('not_found'))
  month: string;
}
