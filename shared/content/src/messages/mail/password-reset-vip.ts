import { composeMail } from '../compose-mail.js';
import { NAME, RESET_URL, VALID_FOR } from '../mail-variables.js';

/** Asked for on /vip/forgot-password (C-034, M-029). */
export const passwordResetVip = composeMail({
  templateId: 'password-reset-vip',
  name: 'Password reset, VIP member',
  type: 'transactional',
  onDemand: 'access',
  subject: 'Reset your VIP password',
  reason: 'You get this message because a new password was asked for on the VIP sign-in page.',
  body: `
# Choose a new password

Hello {{name}}, someone asked for a new password for the VIP account of this address.

[Choose a new password]({{reset_url}})

> The link works for {{valid_for}} and only once. The new password needs at least 8 characters, and setting it ends every other sign-in.

If it was not you, do nothing. Your present password stays as it is, and nobody gets in with this message unread.
`,
  variables: [NAME, { ...RESET_URL, required: true }, VALID_FOR],
});
