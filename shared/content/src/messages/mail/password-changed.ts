import { composeMail } from '../compose-mail.js';
import { LOGIN_URL } from '../mail-variables.js';
import { SECURITY_NOTICE_VARIABLES } from '../security-notice-variables.js';

/** Notice after a password was replaced, for members, speakers and administrators. */
export const passwordChanged = composeMail({
  templateId: 'password-changed',
  name: 'Password changed',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your password was changed',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# Your password was changed

The {{area}} has a new password for {{account_email}}. It signed out every other browser.

| Account | {{account_email}} |
| Changed | {{changed_at}} |

Was it you? Then there is nothing to do. The new password works on the [sign-in page]({{login_url}}).

> Was it not you? Reply to this message at once, so that support can close the account to strangers with you.
`,
  variables: [...SECURITY_NOTICE_VARIABLES, { ...LOGIN_URL, required: true }],
});
