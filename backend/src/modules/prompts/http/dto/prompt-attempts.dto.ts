import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  PROMPT_OUTCOMES,
  type PromptAttemptsFilter,
  type PromptAttemptsQuery,
  type PromptOutcome,
} from '@summit/contracts';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export class PromptAttemptsFilterDto implements PromptAttemptsFilter {
  @ApiPropertyOptional()
  @MaxLength(200)
  @IsString()
  @IsOptional()
  search?: string;

  @ApiPropertyOptional({ enum: PROMPT_OUTCOMES })
  @IsIn(PROMPT_OUTCOMES)
  @IsOptional()
  outcome?: PromptOutcome;
}

export class PromptAttemptsQueryDto extends PromptAttemptsFilterDto implements PromptAttemptsQuery {
  @ApiPropertyOptional({ maximum: 1_000 })
  @Max(1_000)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  limit?: number;

  @ApiPropertyOptional()
  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  skip?: number;
}
