import { composeMail } from '../compose-mail.js';
import { TWO_FACTOR_VARIABLES } from '../security-notice-variables.js';

/** Notice after two-factor authentication was switched on, for members and administrators (C-088..091). */
export const twoFactorEnabled = composeMail({
  templateId: 'two-factor-enabled',
  name: 'Two-factor authentication switched on',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Two-factor authentication is on',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# Two-factor authentication is on

From now on, signing in to the {{area}} with {{account_email}} asks for a 6-digit code from your authenticator app.

| Account | {{account_email}} |
| Switched on | {{changed_at}} |

> Keep your backup codes somewhere other than your phone. Each one replaces a code from the app once, and they were shown only while you set this up.

Was it not you? [Set a new password]({{reset_url}}) and reply to this message, so that support can look at the account with you.
`,
  variables: TWO_FACTOR_VARIABLES,
});
