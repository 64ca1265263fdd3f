import type {
  AdminChangePasswordRequest,
  AdminEnableTwoFactorRequest,
  AdminForgotPasswordRequest,
  AdminLoginRequest,
  AdminResetPasswordRequest,
  AdminVerifyTwoFactorRequest,
  ConfirmIdentityRequest,
} from '@summit/contracts';
import {
  AppCodeField,
  CodeField,
  OptionalCodeField,
  PasswordField,
  PasswordText,
  TokenField,
  WithEmail,
} from '../../../../platform/http/credential-fields.js';

export class AdminLoginDto extends WithEmail implements AdminLoginRequest {
  @PasswordField()
  password: string;
}

export class AdminVerifyTwoFactorDto extends WithEmail implements AdminVerifyTwoFactorRequest {
  @TokenField('admin_two_factor_failed')
  temp_token: string;

  @CodeField('admin_two_factor_code_invalid')
  code: string;
}

export class AdminForgotPasswordDto extends WithEmail implements AdminForgotPasswordRequest {}

export class AdminResetPasswordDto implements AdminResetPasswordRequest {
  @TokenField('admin_reset_failed', 'reset_token_required')
  reset_token: string;

  @PasswordText()
  new_password: string;
}

export class AdminEnableTwoFactorDto implements AdminEnableTwoFactorRequest {
  @AppCodeField('admin_verification_code_invalid')
  code: string;
}

export class AdminChangePasswordDto implements AdminChangePasswordRequest {
  @PasswordText({ tooLong: 'current_password_wrong' })
  current_password: string;

  @PasswordText()
  new_password: string;
}

export class AdminConfirmIdentityDto implements ConfirmIdentityRequest {
  @PasswordField({ tooLong: 'current_password_wrong' })
  current_password: string;

  @OptionalCodeField('admin_verification_code_invalid')
  two_factor_code: string | null = null;
}
