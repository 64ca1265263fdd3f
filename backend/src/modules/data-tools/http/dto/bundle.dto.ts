import { CLONE_PARTS, type ClonePart, type CloneSummitRequest, type SummitBundleParams } from '@summit/contracts';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class SummitBundleParamsDto implements SummitBundleParams {
  @IsUUID(undefined, failsWith('not_found'))
  id: string;
}

export class CloneSummitDto implements CloneSummitRequest {
  @ApiProperty({ example: '2026-10-26' })
  @IsISO8601({ strict: true })
  @Matches(/^20\d\d-\d\d-\d\d$/)
  first_day: string;

  @ApiProperty({ enum: CLONE_PARTS, isArray: true })
  @IsIn(CLONE_PARTS, { each: true })
  @ArrayNotEmpty()
  @IsArray()
  parts: ClonePart[];

  @ApiPropertyOptional()
  @IsBoolean()
  @IsOptional()
  dry_run?: boolean;
}
