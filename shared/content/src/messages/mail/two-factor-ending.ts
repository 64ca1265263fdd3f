import { composeMail } from '../compose-mail.js';
import { LOGIN_URL, NAME } from '../mail-variables.js';

/** The warning of a waiting time that has begun. */
export const twoFactorEnding = composeMail({
  templateId: 'two-factor-ending',
  name: 'Lost second factor, waiting time',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Two-factor authentication will be switched off',
  reason: 'You get this message because a security setting of your account is about to change.',
  body: `
# Two-factor authentication will be switched off

Hello {{name}}, the codes of your VIP account were reported lost. From {{ends_at}} on the password alone signs in.

| Switched off | {{ends_at}} |

Found your phone, or was it not you? [Keep two-factor on]({{keep_url}}). You can also just [sign in]({{login_url}}) with a code.

> If it was not you, set a new password as well: whoever asked knows the present one.
`,
  variables: [
    NAME,
    { name: 'ends_at', example: '1 November 2025 at 14:05 UTC', description: 'When it goes off, with its zone' },
    {
      name: 'keep_url',
      example: 'https://members.growthandscale.example/vip/keep-two-factor?token=4c1d',
      description: 'Single-use address that keeps two-factor on',
      required: true,
    },
    LOGIN_URL,
  ],
});
