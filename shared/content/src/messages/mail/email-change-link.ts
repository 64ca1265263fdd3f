import { composeMail } from '../compose-mail.js';
import { CONFIRM_URL, NAME, VALID_FOR } from '../mail-variables.js';

/** To the new address of a member: only its owner can say that it is right. */
export const emailChangeLink = composeMail({
  templateId: 'email-change-link',
  name: 'Change of address, link to the new one',
  type: 'transactional',
  onDemand: 'public',
  subject: 'Confirm your new address',
  reason: 'You get this message because a VIP member wants to sign in with this address from now on.',
  body: `
# Is this your new address?

Hello {{name}}, you asked to sign in to the VIP member area with this address. So far it is {{account_email}}.

[Use this address]({{confirm_url}})

> The link works for {{valid_for}} and only once. Until you use it, nothing changes.

If you know nothing of this, leave the message alone. Somebody has mistyped an address, and nothing happens without you.
`,
  variables: [
    NAME,
    { name: 'account_email', example: 'amara@okafor.example', description: 'Address of the account so far' },
    CONFIRM_URL,
    VALID_FOR,
  ],
});
