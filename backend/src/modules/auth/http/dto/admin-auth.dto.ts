import { ApiProperty } from '@nestjs/swagger';
import type {
  AdminChangePasswordRequest,
  AdminEnableTwoFactorRequest,
  AdminForgotPasswordRequest,
  AdminLoginRequest,
  AdminResetPasswordRequest,
  AdminVerifyTwoFactorRequest,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsNotEmpty, IsString, Matches, MaxLength, Validate } from 'class-validator';
import { EmailFormat, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** What may be looked at as a password: longer ones are refused before they are hashed. */
const MAX_INPUT = 1_000;
const MAX_TOKEN = 200;

class WithEmail {
  @ApiProperty({ format: 'email' })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Trimmed()
  email: string;
}

export class AdminLoginDto extends WithEmail implements AdminLoginRequest {
  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  password: string;
}

export class AdminVerifyTwoFactorDto extends WithEmail implements AdminVerifyTwoFactorRequest {
  @ApiProperty()
  @MaxLength(MAX_TOKEN, failsWith('admin_two_factor_failed'))
  @IsString(failsWith('admin_two_factor_failed'))
  temp_token: string;

  @ApiProperty({ example: '123456' })
  @MaxLength(20, failsWith('admin_two_factor_code_invalid'))
  @IsString(failsWith('admin_two_factor_code_invalid'))
  @Trimmed()
  code: string;
}

export class AdminForgotPasswordDto extends WithEmail implements AdminForgotPasswordRequest {}

export class AdminResetPasswordDto implements AdminResetPasswordRequest {
  @ApiProperty()
  @MaxLength(MAX_TOKEN, failsWith('admin_reset_failed'))
  @IsString(failsWith('reset_token_required'))
  @IsNotEmpty(failsWith('reset_token_required'))
  @Trimmed()
  reset_token: string;

  @ApiProperty({ minLength: 12 })
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  new_password: string;
}

export class AdminEnableTwoFactorDto implements AdminEnableTwoFactorRequest {
  @ApiProperty({ example: '123456' })
  @Matches(/^\d{6}$/, failsWith('admin_verification_code_invalid'))
  @Trimmed()
  code: string;
}

export class AdminChangePasswordDto implements AdminChangePasswordRequest {
  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('current_password_wrong'))
  @IsString(failsWith('password_required'))
  current_password: string;

  @ApiProperty({ minLength: 12 })
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  new_password: string;
}
