import type {
  ConfirmIdentityRequest,
  VipChangePasswordRequest,
  VipForgotPasswordRequest,
  VipLoginRequest,
  VipResetPasswordRequest,
  VipSetupPasswordRequest,
  VipVerifyTwoFactorRequest,
} from '@summit/contracts';
import {
  AppCodeField,
  ConfirmationField,
  OptionalCodeField,
  PasswordField,
  TokenField,
  WithEmail,
} from '../../../../platform/http/credential-fields.js';

export class VipLoginDto extends WithEmail implements VipLoginRequest {
  @PasswordField()
  password: string;

  @OptionalCodeField('two_factor_code_invalid')
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

export class VipConfirmIdentityDto implements ConfirmIdentityRequest {
  @PasswordField({ tooLong: 'current_password_wrong' })
  current_password: string;

  @OptionalCodeField('two_factor_code_invalid')
  two_factor_code: string | null = null;
}
