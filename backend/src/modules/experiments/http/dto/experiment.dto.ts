import {
  EXPERIMENT_LIMITS,
  EXPERIMENT_MEASURES,
  HEADLINE_VARIANTS,
  type ExperimentMeasure,
  type ExperimentPlan,
  type HeadlineVariant,
  type SaveExperimentRequest,
  type StartExperimentRequest,
} from '@summit/contracts';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const INVALID = failsWith('experiment_text_invalid');

export class ExperimentPlanDto implements ExperimentPlan {
  @ApiProperty({ maxLength: EXPERIMENT_LIMITS.headline })
  @Matches(PRINTABLE, INVALID)
  @MaxLength(EXPERIMENT_LIMITS.headline, INVALID)
  @IsNotEmpty(INVALID)
  @IsString(INVALID)
  @Trimmed()
  variant: string;

  @ApiProperty({ enum: EXPERIMENT_MEASURES })
  @IsIn(EXPERIMENT_MEASURES)
  measure: ExperimentMeasure;

  @ApiProperty({ minimum: EXPERIMENT_LIMITS.leastVisitors, maximum: EXPERIMENT_LIMITS.mostVisitors })
  @Max(EXPERIMENT_LIMITS.mostVisitors)
  @Min(EXPERIMENT_LIMITS.leastVisitors)
  @IsInt()
  expected_visitors: number;

  @ApiProperty({ minimum: 1, maximum: EXPERIMENT_LIMITS.mostDays })
  @Max(EXPERIMENT_LIMITS.mostDays)
  @Min(1)
  @IsInt()
  max_days: number;
}

export class SaveExperimentDto extends ExperimentPlanDto implements SaveExperimentRequest {
  @ApiPropertyOptional({ type: ExperimentPlanDto, nullable: true })
  @Type(() => ExperimentPlanDto)
  @ValidateNested()
  @IsObject()
  @IsOptional()
  seen?: ExperimentPlanDto | null;
}

export class StartExperimentDto implements StartExperimentRequest {
  @ApiPropertyOptional({ type: ExperimentPlanDto })
  @Type(() => ExperimentPlanDto)
  @ValidateNested()
  @IsObject()
  @IsOptional()
  seen?: ExperimentPlanDto;
}

export class ExperimentParamsDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  id: string;
}

export class StopExperimentDto {
  @ApiProperty({ enum: HEADLINE_VARIANTS })
  @IsIn(HEADLINE_VARIANTS)
  winner: HeadlineVariant;
}
