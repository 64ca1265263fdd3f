import { composeMail } from '../compose-mail.js';
import { NAME, RESET_URL, VALID_FOR } from '../mail-variables.js';

/** A new password for a speaker's affiliate account (C-062). */
export const passwordResetSpeaker = composeMail({
  templateId: 'password-reset-speaker',
  name: 'Password reset, speaker',
  type: 'transactional',
  onDemand: 'access',
  subject: 'Reset your speaker password',
  reason: 'You get this message because a new password was asked for your speaker account.',
  body: `
# Choose a new password

Hello {{name}}, here is the link to set a new password for your speaker dashboard.

[Choose a new password]({{reset_url}})

| Speaker code | {{speaker_code}} |

> The link works for {{valid_for}} and only once. You sign in with the speaker code above and the new password.

If you did not ask for this, do nothing. Your password, your referral link and your stats stay as they are.
`,
  variables: [
    NAME,
    {
      ...RESET_URL,
      example: 'https://growthandscale.example/speaker/set-password?token=f04b',
      required: true,
    },
    { name: 'speaker_code', example: 'AMARA', description: 'Code the speaker signs in with' },
    VALID_FOR,
  ],
});
