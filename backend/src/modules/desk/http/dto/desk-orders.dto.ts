import {
  DESK_REFUND_STATES,
  type ApproveDeskRefund,
  type DeskOrderParams,
  type DeskRefundParams,
  type DeskRefundRequest,
  type DeskRefundsQuery,
  type DeskRefundState,
} from '@summit/contracts';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../platform/http/list-query.js';
import { RefundAmountField, SeenKeptField } from '../../../../platform/http/refund-fields.js';
import { InLines, LINES } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_REASON = 500;

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
  @RefundAmountField()
  amount?: number;

  @ApiProperty({ maxLength: MAX_REASON })
  @MaxLength(MAX_REASON, failsWith('refund_reason_required'))
  @Matches(LINES, failsWith('refund_reason_required'))
  @IsString(failsWith('refund_reason_required'))
  @IsNotEmpty(failsWith('refund_reason_required'))
  @InLines()
  reason: string;

  @SeenKeptField()
  seen_kept?: number;
}

export class ApproveDeskRefundDto implements ApproveDeskRefund {
  @SeenKeptField()
  seen_kept?: number;
}
