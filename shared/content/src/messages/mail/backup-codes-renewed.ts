import { composeMail } from '../compose-mail.js';
import { TWO_FACTOR_VARIABLES } from '../security-notice-variables.js';

/** Notice after new backup codes were made (M-070). */
export const backupCodesRenewed = composeMail({
  templateId: 'backup-codes-renewed',
  name: 'New backup codes',
  type: 'transactional',
  onDemand: 'never',
  subject: 'You have new backup codes',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# New backup codes

New backup codes were made for the {{area}}. The old ones no longer work.

| Account | {{account_email}} |
| Made | {{changed_at}} |

Was it not you? [Set a new password]({{reset_url}}) at once and reply to this message, so that support can look at the account with you.
`,
  variables: TWO_FACTOR_VARIABLES,
});
