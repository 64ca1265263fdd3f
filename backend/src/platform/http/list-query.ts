import { applyDecorators } from '@nestjs/common';
import type { PageQuery } from '@summit/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ApiPropertyOptional } from './api-description.js';
import { PRINTABLE } from './text-rules.js';

const MAX_ROWS = 1_000;
const MAX_SKIPPED = 1_000_000_000;
/** As long as the longest address. */
const MAX_TERM = 254;

/** Whole number of rows; at most `max`. */
export const RowCount = ({ max = MAX_ROWS } = {}): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(max),
    ApiPropertyOptional({ minimum: 1, maximum: max }),
  );

/** A term that rows are searched by, as it was typed. */
export const SearchTerm = ({ maxLength = MAX_TERM } = {}): PropertyDecorator =>
  applyDecorators(IsOptional(), IsString(), Matches(PRINTABLE), MaxLength(maxLength), ApiPropertyOptional());

/** One page of a list: `limit` rows after the first `skip`. How many rows are a page by default is up to the list. */
export class PageQueryDto implements PageQuery {
  @RowCount()
  limit?: number;

  @ApiPropertyOptional({ minimum: 0 })
  @Max(MAX_SKIPPED)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  skip?: number;
}

/** What matches a term, all of it: a list as a file. */
export class SearchQueryDto {
  @SearchTerm()
  search?: string;
}

/** A page of what matches a term: the query of most lists. */
export class SearchPageQueryDto extends PageQueryDto {
  @SearchTerm()
  search?: string;
}
