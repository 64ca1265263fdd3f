import {
  RECEIPT_SIGNATURE,
  type DecideHeldRequest,
  type ReceiptParams,
  type VerifyReceiptQuery,
} from '@summit/contracts';
import { IsIn, IsUUID, Matches } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const DECISIONS = ['release', 'deny'] as const;

export class ReceiptParamsDto implements ReceiptParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  receipt_id: string;
}

export class VerifyReceiptParamsDto implements ReceiptParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('receipt_not_genuine'))
  receipt_id: string;
}

export class VerifyReceiptQueryDto implements VerifyReceiptQuery {
  @ApiProperty()
  @Matches(RECEIPT_SIGNATURE, failsWith('receipt_not_genuine'))
  signature: string;
}

export class DecideHeldDto implements DecideHeldRequest {
  @ApiProperty({ enum: DECISIONS })
  @IsIn(DECISIONS)
  decision: 'release' | 'deny';
}
