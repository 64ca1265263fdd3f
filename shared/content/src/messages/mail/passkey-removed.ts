import { composeMail } from '../compose-mail.js';
import { PASSKEY_VARIABLES } from '../security-notice-variables.js';

/** Notice after a passkey was removed (C-091). */
export const passkeyRemoved = composeMail({
  templateId: 'passkey-removed',
  name: 'Passkey removed',
  type: 'transactional',
  onDemand: 'never',
  subject: 'A passkey was removed from your account',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# A passkey was removed

Nobody signs in to the {{area}} with this passkey any more. Every other browser is signed out.

| Account | {{account_email}} |
| Passkey | {{passkey}} |
| Removed | {{changed_at}} |

Was it not you? [Set a new password]({{reset_url}}) at once, which signs everybody out, and reply to this message, so that support can look at the account with you.
`,
  variables: PASSKEY_VARIABLES,
});
