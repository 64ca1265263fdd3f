import { ApiProperty } from '@nestjs/swagger';
import type { VipChangeEmailRequest, VipLinkRequest, VipLostTwoFactorRequest } from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsNotEmpty, Matches, MaxLength, Validate } from 'class-validator';
import { PasswordField, TokenField, WithEmail } from '../../../../platform/http/credential-fields.js';
import { EmailFormat, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class SetupLinkDto implements VipLinkRequest {
  @TokenField('setup_link_invalid')
  token: string;
}

export class AccountLinkDto implements VipLinkRequest {
  @TokenField('account_link_invalid')
  token: string;
}

export class VipLostTwoFactorDto extends WithEmail implements VipLostTwoFactorRequest {
  @PasswordField()
  password: string;
}

export class VipChangeEmailDto implements VipChangeEmailRequest {
  @ApiProperty({ format: 'email' })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Trimmed()
  new_email: string;
}
