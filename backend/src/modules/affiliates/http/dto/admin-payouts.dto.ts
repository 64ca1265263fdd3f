import {
  PAYOUT_STATUSES,
  type ClosePayoutRequest,
  type PayoutParams,
  type PayoutsFilter,
  type PayoutsQuery,
  type PayoutState,
} from '@summit/contracts';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../platform/http/list-query.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const OUTCOMES = ['paid', 'failed'] as const;

/** Payouts of one status, or all: the list as a file. */
export class PayoutsFilterDto implements PayoutsFilter {
  @ApiPropertyOptional({ enum: PAYOUT_STATUSES })
  @IsIn(PAYOUT_STATUSES)
  @IsOptional()
  status?: PayoutState;
}

export class PayoutsQueryDto extends IntersectionType(PayoutsFilterDto, PageQueryDto) implements PayoutsQuery {}

export class PayoutParamsDto implements PayoutParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  payout_id: string;
}

export class ClosePayoutDto implements ClosePayoutRequest {
  @ApiProperty({ enum: OUTCOMES })
  @IsIn(OUTCOMES)
  outcome: 'paid' | 'failed';
}
