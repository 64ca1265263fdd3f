import { ApiProperty } from '@nestjs/swagger';
import type {
  VipChangePasswordRequest,
  VipForgotPasswordRequest,
  VipLoginRequest,
  VipResetPasswordRequest,
  VipSetupPasswordRequest,
  VipVerifyTwoFactorRequest,
} from '@summit/contracts';
import { EMAIL_MAX_LENGTH } from '@summit/rules';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength, Validate } from 'class-validator';
import { EmailFormat, PRINTABLE, Trimmed } from '../../../../platform/http/text-rules.js';
import { failsWith } from '../../../../platform/http/validation.pipe.js';

/** What may be looked at as a password: longer ones are refused before they are hashed. */
const MAX_INPUT = 1_000;
const MAX_TOKEN = 200;
/** A backup code with its hyphen and some stray spaces. */
const MAX_CODE = 20;

class WithEmail {
  @ApiProperty({ format: 'email' })
  @Validate(EmailFormat, failsWith('email_invalid'))
  @MaxLength(EMAIL_MAX_LENGTH, failsWith('email_invalid'))
  @Matches(PRINTABLE, failsWith('email_invalid'))
  @IsNotEmpty(failsWith('email_required'))
  @Trimmed()
  email: string;
}

export class VipLoginDto extends WithEmail implements VipLoginRequest {
  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  password: string;

  @ApiProperty({ type: String, nullable: true, example: '123456' })
  @MaxLength(MAX_CODE, failsWith('two_factor_code_invalid'))
  @IsString(failsWith('two_factor_code_invalid'))
  @IsOptional()
  @Trimmed()
  two_factor_code: string | null = null;
}

class WithNewPassword {
  @ApiProperty({ minLength: 8 })
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  password: string;

  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('passwords_do_not_match'))
  @IsString(failsWith('passwords_do_not_match'))
  confirm_password: string;
}

export class VipSetupPasswordDto extends WithNewPassword implements VipSetupPasswordRequest {
  @ApiProperty()
  @MaxLength(MAX_TOKEN, failsWith('setup_link_invalid'))
  @IsString(failsWith('setup_link_invalid'))
  @IsNotEmpty(failsWith('setup_link_invalid'))
  @Trimmed()
  token: string;
}

export class VipForgotPasswordDto extends WithEmail implements VipForgotPasswordRequest {}

export class VipResetPasswordDto extends WithNewPassword implements VipResetPasswordRequest {
  @ApiProperty()
  @MaxLength(MAX_TOKEN, failsWith('reset_link_invalid'))
  @IsString(failsWith('reset_link_invalid'))
  @IsNotEmpty(failsWith('reset_link_invalid'))
  @Trimmed()
  token: string;
}

export class VipChangePasswordDto implements VipChangePasswordRequest {
  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('current_password_wrong'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  current_password: string;

  @ApiProperty({ minLength: 8 })
  @MaxLength(MAX_INPUT, failsWith('password_too_long'))
  @IsString(failsWith('password_required'))
  @IsNotEmpty(failsWith('password_required'))
  new_password: string;

  @ApiProperty()
  @MaxLength(MAX_INPUT, failsWith('new_passwords_do_not_match'))
  @IsString(failsWith('new_passwords_do_not_match'))
  confirm_password: string;
}

export class VipVerifyTwoFactorDto implements VipVerifyTwoFactorRequest {
  @ApiProperty({ example: '123456' })
  @Matches(/^\d{6}$/, failsWith('two_factor_code_invalid'))
  @Trimmed()
  code: string;
}
