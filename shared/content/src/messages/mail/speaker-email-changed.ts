import { composeMail } from '../compose-mail.js';
import { CHANGED_AT, NAME } from '../mail-variables.js';

/** To the address that a speaker account had before the change. */
export const speakerEmailChanged = composeMail({
  templateId: 'speaker-email-changed',
  name: 'Speaker account, notice of a new address to the old one',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your speaker account has a new address',
  reason: 'You get this message because a security setting of your account changed.',
  body: `
# Your address has changed

Hello {{name}}, messages about your speaker account go to another address from now on. Payouts do not move with it.

| Before | {{account_email}} |
| Now | {{new_email}} |
| Changed | {{changed_at}} |

Was it not you? Reply to this message at once, so that support can look at the account with you.
`,
  variables: [
    NAME,
    { name: 'account_email', example: 'amara@okafor.example', description: 'Address of the account before' },
    { name: 'new_email', example: 'a***@okafor.example', description: 'The new address, masked' },
    CHANGED_AT,
  ],
});
