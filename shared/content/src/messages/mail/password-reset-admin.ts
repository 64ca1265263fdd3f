import { composeMail } from '../compose-mail.js';
import { RESET_URL, VALID_FOR } from '../mail-variables.js';

/** Asked for on the admin sign-in page; the token can also be typed in there. */
export const passwordResetAdmin = composeMail({
  templateId: 'password-reset-admin',
  name: 'Password reset, administrator',
  type: 'transactional',
  onDemand: 'access',
  subject: 'Reset your admin password',
  reason: 'You get this message because a new password was asked for on the admin sign-in page.',
  body: `
# Reset your admin password

A new password was asked for {{account_email}} in the admin dashboard.

[Choose a new password]({{reset_url}})

Is the sign-in page still open? Then paste this reset token there instead:

| Reset token | {{reset_token}} |

> Link and token are one and the same: valid for {{valid_for}}, good for a single use. The new password needs at least 12 characters. Two-factor authentication stays on.

If it was not you, leave this message alone and tell the other administrators. The request is in the audit log.
`,
  variables: [
    { name: 'account_email', example: 'office@growthandscale.example', description: 'Address of the admin account' },
    {
      ...RESET_URL,
      example: 'https://admin.growthandscale.example/admin/reset-password?token=c3e8',
      description: 'Reset page with the token in its query',
      required: true,
    },
    { name: 'reset_token', example: 'c3e85a90d1f74b26', description: 'The same token, for typing in' },
    VALID_FOR,
  ],
});
