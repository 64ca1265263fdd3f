import {
  PROMPT_OUTCOMES,
  type PromptAttemptsFilter,
  type PromptAttemptsQuery,
  type PromptOutcome,
} from '@summit/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { ApiPropertyOptional, IntersectionType } from '../../../../platform/http/api-description.js';
import { PageQueryDto, SearchTerm } from '../../../../platform/http/list-query.js';

export class PromptAttemptsFilterDto implements PromptAttemptsFilter {
  @SearchTerm()
  search?: string;

  @ApiPropertyOptional({ enum: PROMPT_OUTCOMES })
  @IsIn(PROMPT_OUTCOMES)
  @IsOptional()
  outcome?: PromptOutcome;
}

export class PromptAttemptsQueryDto
  extends IntersectionType(PromptAttemptsFilterDto, PageQueryDto)
  implements PromptAttemptsQuery {}
