import type {
  AddressCorrectionRequest,
  BuyerOrderRequest,
  OrdersLinkRequest,
  OrdersProof,
  RefundWishRequest,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsNotEmpty, IsString, IsUUID, Matches, MaxLength, Validate } from 'class-validator';
import { ApiProperty } from '../../../../platform/http/api-description.js';
import { EmailFormat, InLines, LINES, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** An address is longer when encoded. */
const MAX_PROOF = 600;
const MAX_REASON = 2_000;

export class OrdersProofDto implements OrdersProof {
  @ApiProperty({ maxLength: MAX_PROOF })
  @MaxLength(MAX_PROOF, failsWith('orders_link_invalid'))
  @IsString(failsWith('orders_link_invalid'))
  proof: string;
}

export class BuyerOrderDto extends OrdersProofDto implements BuyerOrderRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  order_number: string;
}

export class RefundWishDto extends BuyerOrderDto implements RefundWishRequest {
  @ApiProperty({ maxLength: MAX_REASON })
  @MaxLength(MAX_REASON, failsWith('refund_reason_too_long'))
  @Matches(LINES)
  @IsString()
  @InLines()
  reason: string;
}

export class AddressCorrectionDto extends BuyerOrderDto implements AddressCorrectionRequest {
  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Trimmed()
  email: string;
}

export class OrdersLinkDto implements OrdersLinkRequest {
  @ApiProperty({ format: 'email', maxLength: EMAIL_MAX_LENGTH })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Trimmed()
  email: string;
}
