import {
  PAYOUT_STATUSES,
  type ClosePayoutRequest,
  type PayoutParams,
  type PayoutsQuery,
  type PayoutState,
} from '@summit/contracts';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const OUTCOMES = ['paid', 'failed'] as const;

export class PayoutsQueryDto implements PayoutsQuery {
  @ApiPropertyOptional({ enum: PAYOUT_STATUSES })
  @IsIn(PAYOUT_STATUSES)
  @IsOptional()
  status?: PayoutState;
}

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
