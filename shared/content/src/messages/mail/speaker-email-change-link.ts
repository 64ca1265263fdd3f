import { composeMail } from '../compose-mail.js';
import { CONFIRM_URL, NAME, VALID_FOR } from '../mail-variables.js';

/** To the new address of a speaker account: only its owner can say that it is right. */
export const speakerEmailChangeLink = composeMail({
  templateId: 'speaker-email-change-link',
  name: 'Speaker account, link to a new address',
  type: 'transactional',
  onDemand: 'public',
  subject: 'Confirm the new address of your speaker account',
  reason: 'You get this message because a speaker or affiliate wants to use this address from now on.',
  body: `
# Is this your new address?

Hello {{name}}, you asked for messages about your speaker account to come to this address. So far they go to {{account_email}}.

[Use this address]({{confirm_url}})

> The link works for {{valid_for}} and only once. Until you use it, nothing changes.

If you know nothing of this, leave the message alone. Somebody has mistyped an address, and nothing happens without you.
`,
  variables: [
    NAME,
    { name: 'account_email', example: 'amara@okafor.example', description: 'Address of the account so far' },
    { ...CONFIRM_URL, example: 'https://growthandscale.example/speaker/login?confirm_email=7be2' },
    VALID_FOR,
  ],
});
