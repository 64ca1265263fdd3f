import { composeMail } from '../compose-mail.js';
import { PASSKEY_VARIABLES } from '../security-notice-variables.js';

/** Notice after the counter of a passkey went back: somebody may have a copy of it. */
export const passkeyRefused = composeMail({
  templateId: 'passkey-refused',
  name: 'Passkey refused, it may have been copied',
  type: 'transactional',
  onDemand: 'never',
  subject: 'We refused one of your passkeys',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# We refused one of your passkeys

Somebody tried to use it for the {{area}}, and its device counted less than the last time. This happens when a passkey was copied. Nobody was let in.

| Account | {{account_email}} |
| Passkey | {{passkey}} |
| Refused | {{changed_at}} |

Sign in another way, remove this passkey and add a new one. If you cannot, [set a new password]({{reset_url}}) and reply to this message, so that support can look at the account with you.
`,
  variables: PASSKEY_VARIABLES,
});
