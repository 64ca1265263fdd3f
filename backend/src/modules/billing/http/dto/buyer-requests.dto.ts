import {
  BUYER_REQUEST_STATES,
  type ApproveBuyerRequest,
  type BuyerRequestParams,
  type BuyerRequestState,
  type BuyerRequestsQuery,
  type DeclineBuyerRequest,
} from '@summit/contracts';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import { PageQueryDto } from '../../../../platform/http/list-query.js';
import { RefundAmountField, SeenKeptField } from '../../../../platform/http/refund-fields.js';
import { InLines, LINES } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_ANSWER = 1_000;

export class BuyerRequestsQueryDto extends PageQueryDto implements BuyerRequestsQuery {
  @ApiPropertyOptional({ enum: BUYER_REQUEST_STATES })
  @IsIn(BUYER_REQUEST_STATES)
  @IsOptional()
  state?: BuyerRequestState;
}

export class BuyerRequestParamsDto implements BuyerRequestParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  request_id: string;
}

export class ApproveBuyerRequestDto implements ApproveBuyerRequest {
  @RefundAmountField()
  amount?: number;

  @SeenKeptField()
  seen_kept?: number;
}

export class DeclineBuyerRequestDto implements DeclineBuyerRequest {
  @ApiProperty({ maxLength: MAX_ANSWER })
  @MaxLength(MAX_ANSWER, failsWith('buyer_answer_too_long'))
  @Matches(LINES)
  @IsString(failsWith('buyer_answer_required'))
  @IsNotEmpty(failsWith('buyer_answer_required'))
  @InLines()
  answer: string;
}
