import { composeMail } from '../compose-mail.js';
import { PASSKEY_VARIABLES } from '../security-notice-variables.js';

/** Notice after a passkey was added (C-091). */
export const passkeyAdded = composeMail({
  templateId: 'passkey-added',
  name: 'Passkey added',
  type: 'transactional',
  onDemand: 'never',
  subject: 'A passkey was added to your account',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# A passkey was added

Whoever has this passkey signs in to the {{area}} without password and code.

| Account | {{account_email}} |
| Passkey | {{passkey}} |
| Added | {{changed_at}} |

> A passkey asks for your fingerprint, your face or the PIN of your device, and works only on our own site.

Was it not you? [Set a new password]({{reset_url}}) at once, with the link that we mail you there: this removes the passkeys of the last seven days and signs everybody out. Then reply to this message, so that support can look at the account with you.
`,
  variables: PASSKEY_VARIABLES,
});
