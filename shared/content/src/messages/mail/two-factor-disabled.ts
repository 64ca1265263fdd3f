import { composeMail } from '../compose-mail.js';
import { TWO_FACTOR_VARIABLES } from '../security-notice-variables.js';

/** Notice after two-factor authentication was switched off (C-091). */
export const twoFactorDisabled = composeMail({
  templateId: 'two-factor-disabled',
  name: 'Two-factor authentication switched off',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Two-factor authentication is off',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# Two-factor authentication is off

Signing in to the {{area}} with {{account_email}} now needs only the password. The old backup codes no longer work.

| Account | {{account_email}} |
| Switched off | {{changed_at}} |

> If you switched it off to change phones, switch it on again with the new one. It takes a minute.

Was it not you? [Set a new password]({{reset_url}}) at once and reply to this message, so that support can look at the account with you.
`,
  variables: TWO_FACTOR_VARIABLES,
});
