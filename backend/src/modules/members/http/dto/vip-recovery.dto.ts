import type { VipChangeEmailRequest, VipLinkRequest, VipLostTwoFactorRequest } from '@summit/contracts';
import { EmailField, PasswordField, TokenField, WithEmail } from '../../../../platform/http/credential-fields.js';

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
  @EmailField()
  new_email: string;
}
