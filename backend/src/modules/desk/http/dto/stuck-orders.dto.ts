import { STUCK_KINDS, type StuckKind, type StuckOrderParams, type StuckOrdersQuery } from '@summit/contracts';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../platform/http/list-query.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class StuckOrdersQueryDto extends PageQueryDto implements StuckOrdersQuery {
  @ApiPropertyOptional({ enum: STUCK_KINDS })
  @IsIn(STUCK_KINDS)
  @IsOptional()
  kind?: StuckKind;
}

export class StuckOrderParamsDto implements StuckOrderParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  finding_id: string;
}
