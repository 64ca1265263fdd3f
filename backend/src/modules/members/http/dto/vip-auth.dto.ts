import { ApiProperty } from '@nestjs/swagger';
import type {
  VipChangePasswordRequest,
  VipForgotPasswordRequest,
  VipLoginRequest,
  VipResetPasswordRequest,
  VipSetupPasswordRequest,
  VipVerifyTwoFactorRequest,
} from '@summit/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import {
  AppCodeField,
  ConfirmationField,
  MAX_CODE_INPUT,
  PasswordField,
  TokenField,
  WithEmail,
} from '../../../../platform/http/credential-fields.js';
import { Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

export class VipLoginDto extends WithEmail implements VipLoginRequest {
  @PasswordField()
  password: string;

  @ApiProperty({ type: String, nullable: true, example: '123456' })
  @MaxLength(MAX_CODE_INPUT, failsWith('two_factor_code_invalid'))
  @IsString(failsWith('two_factor_code_invalid'))
  @IsOptional()
  @Trimmed()
  two_factor_code: string | null = null;
}

class WithNewPassword {
  @PasswordField()
  password: string;

  @ConfirmationField('passwords_do_not_match')
  confirm_password: string;
}

export class VipSetupPasswordDto extends WithNewPassword implements VipSetupPasswordRequest {
  @TokenField('setup_link_invalid')
  token: string;
}

export class VipForgotPasswordDto extends WithEmail implements VipForgotPasswordRequest {}

export class VipResetPasswordDto extends WithNewPassword implements VipResetPasswordRequest {
  @TokenField('reset_link_invalid')
  token: string;
}

export class VipChangePasswordDto implements VipChangePasswordRequest {
  @PasswordField({ tooLong: 'current_password_wrong' })
  current_password: string;

  @PasswordField()
  new_password: string;

  @ConfirmationField('new_passwords_do_not_match')
  confirm_password: string;
}

export class VipVerifyTwoFactorDto implements VipVerifyTwoFactorRequest {
  @AppCodeField('two_factor_code_invalid')
  code: string;
}
