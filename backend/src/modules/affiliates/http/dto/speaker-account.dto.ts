import {
  PAYOUT_KINDS,
  type PayoutKind,
  type PayoutMethodParams,
  type SaleMailsRequest,
  type SetPayoutMethodRequest,
  type SpeakerChangeEmailRequest,
  type SpeakerChangePasswordRequest,
  type SpeakerConfirmEmailRequest,
  type SpeakerForgotPasswordRequest,
  type SpeakerStatementParams,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { ApiProperty, ApiPropertyOptional } from '../../../../platform/http/api-description.js';
import {
  EmailField,
  ConfirmationField,
  PasswordField,
  PasswordText,
  TokenField,
  WithEmail,
} from '../../../../platform/http/credential-fields.js';
import { LINES, PRINTABLE } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

const MAX_HOLDER = 120;
/** An IBAN has 34 signs; people put spaces between. */
const MAX_ACCOUNT = 60;
const MAX_TAX_NOTE = 500;
const STATEMENT_FILE = /^20\d{2}-(?:0[1-9]|1[0-2])\.(?:pdf|csv)$/;

export class SpeakerForgotPasswordDto extends WithEmail implements SpeakerForgotPasswordRequest {}

export class SpeakerChangePasswordDto implements SpeakerChangePasswordRequest {
  @PasswordField()
  current_password: string;

  @PasswordText()
  new_password: string;

  @ConfirmationField('new_passwords_do_not_match')
  confirm_password: string;
}

export class SpeakerChangeEmailDto implements SpeakerChangeEmailRequest {
  @EmailField()
  new_email: string;

  @PasswordField()
  current_password: string;
}

export class SpeakerConfirmEmailDto implements SpeakerConfirmEmailRequest {
  @TokenField('account_link_invalid')
  token: string;
}

export class SaleMailsDto implements SaleMailsRequest {
  @ApiProperty()
  @IsBoolean()
  sale_mails: boolean;
}

export class SetPayoutMethodDto implements SetPayoutMethodRequest {
  @PasswordField()
  current_password: string;

  @ApiProperty({ enum: PAYOUT_KINDS })
  @IsIn(PAYOUT_KINDS)
  kind: PayoutKind;

  @ApiPropertyOptional({ format: 'email' })
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsString(failsWith('email_invalid'))
  @IsOptional()
  paypal_email?: string;

  @ApiPropertyOptional()
  @MaxLength(MAX_HOLDER, failsWith('name_too_long'))
  @Matches(PRINTABLE)
  @IsString(failsWith('payout_holder_required'))
  @IsOptional()
  account_holder?: string;

  @ApiPropertyOptional()
  @MaxLength(MAX_ACCOUNT, failsWith('payout_account_invalid'))
  @IsString(failsWith('payout_account_invalid'))
  @IsOptional()
  account_number?: string;

  @ApiPropertyOptional()
  @MaxLength(MAX_ACCOUNT, failsWith('payout_routing_invalid'))
  @IsString(failsWith('payout_routing_invalid'))
  @IsOptional()
  routing_code?: string;

  @ApiPropertyOptional({ maxLength: MAX_TAX_NOTE })
  @MaxLength(MAX_TAX_NOTE)
  @Matches(LINES)
  @IsString()
  @IsOptional()
  tax_note?: string;
}

export class SpeakerStatementParamsDto implements SpeakerStatementParams {
  @ApiProperty({ example: '2026-01.pdf' })
  @Matches(STATEMENT_FILE, failsWith('statement_not_found'))
  file_name: string;
}

export class PayoutMethodParamsDto implements PayoutMethodParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, failsWith('not_found'))
  method_id: string;
}
