import { composeMail } from '../compose-mail.js';
import { CHANGED_AT, NAME, VALID_FOR } from '../mail-variables.js';

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

Was it not you? Then take your address back. That ends every sign-in, and you choose a new password.

[This was not me]({{undo_url}})

The link works for {{valid_for}}. If it says that it is over, reply to this message, so that support can look at the account with you.
`,
  variables: [
    NAME,
    { name: 'account_email', example: 'amara@okafor.example', description: 'Address of the account before' },
    { name: 'new_email', example: 'a***@okafor.example', description: 'The new address, masked' },
    CHANGED_AT,
    {
      name: 'undo_url',
      example: 'https://growthandscale.example/speaker/login?undo_email=7be2',
      description: 'Single-use address of the page that takes the address back',
      required: true,
    },
    { ...VALID_FOR, example: '7 days' },
  ],
});
