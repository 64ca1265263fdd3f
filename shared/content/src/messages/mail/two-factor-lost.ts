import { composeMail } from '../compose-mail.js';
import { CONFIRM_URL, NAME, VALID_FOR } from '../mail-variables.js';

/** Asked for at the sign-in by a member without phone and backup codes. */
export const twoFactorLost = composeMail({
  templateId: 'two-factor-lost',
  name: 'Lost second factor, link',
  type: 'transactional',
  onDemand: 'access',
  subject: 'You cannot get at your codes?',
  reason: 'You get this message because somebody with your password said at the VIP sign-in that the codes are lost.',
  body: `
# Phone and backup codes are gone?

Hello {{name}}, then two-factor authentication can be switched off. For your safety that takes {{waiting_time}} from the moment you use this button, and you hear of it once more.

[Start the waiting time]({{confirm_url}})

> The link works for {{valid_for}} and only once. Signing in with a code ends the waiting time at once.

If it was not you, somebody knows your password. Do not press the button; set a new password now.
`,
  variables: [
    NAME,
    CONFIRM_URL,
    VALID_FOR,
    {
      name: 'waiting_time',
      example: '72 hours',
      description: 'How long two-factor stays on after the button, in words',
    },
  ],
});
