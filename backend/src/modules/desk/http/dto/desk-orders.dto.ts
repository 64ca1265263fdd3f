import {
  DESK_REFUND_STATES,
  type ApproveDeskRefund,
  type DeskOrderParams,
  type DeskRefundParams,
  type DeskRefundRequest,
  type DeskRefundsQuery,
  type DeskRefundState,
} from '@summit/contracts';
import {
  IsIn,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../platform/http/list-query.js';
import { InLines, LINES } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_REASON = 500;
const MAX_DOLLARS = 1_000_000;

export class DeskOrderParamsDto implements DeskOrderParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  order_number: string;
}

export class DeskRefundParamsDto implements DeskRefundParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  refund_id: string;
}

export class DeskRefundsQueryDto extends PageQueryDto implements DeskRefundsQuery {
  @ApiPropertyOptional({ enum: DESK_REFUND_STATES })
  @IsIn(DESK_REFUND_STATES)
  @IsOptional()
  state?: DeskRefundState;
}

export class DeskRefundDto implements DeskRefundRequest {
  @ApiPropertyOptional({ description: 'Dollars', minimum: 0.01 })
  @Max(MAX_DOLLARS, failsWith('refund_exceeds_kept'))
  @Min(0.01, failsWith('refund_exceeds_kept'))
  @IsNumber({ maxDecimalPlaces: 2 }, failsWith('refund_exceeds_kept'))
  @IsOptional()
  amount?: number;

  @ApiProperty({ maxLength: MAX_REASON })
  @MaxLength(MAX_REASON, failsWith('refund_reason_required'))
  @Matches(LINES, failsWith('refund_reason_required'))
  @IsString(failsWith('refund_reason_required'))
  @IsNotEmpty(failsWith('refund_reason_required'))
  @InLines()
  reason: string;

  @ApiPropertyOptional({ description: 'Dollars', minimum: 0 })
  @Max(MAX_DOLLARS)
  @Min(0)
  @IsNumber({ maxDecimalPlaces: 2 })
  @IsOptional()
  seen_kept?: number;
}

export class ApproveDeskRefundDto implements ApproveDeskRefund {
  @ApiPropertyOptional({ description: 'Dollars', minimum: 0 })
  @Max(MAX_DOLLARS)
  @Min(0)
  @IsNumber({ maxDecimalPlaces: 2 })
  @IsOptional()
  seen_kept?: number;
}
