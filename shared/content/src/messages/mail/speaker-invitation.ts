import { composeMail } from '../compose-mail.js';
import { NAME, PAYOUT_MINIMUM, VALID_FOR } from '../mail-variables.js';

/** Sent when an administrator creates or invites a speaker account (C-062). */
export const speakerInvitation = composeMail({
  templateId: 'speaker-invitation',
  name: 'Speaker invitation',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your speaker dashboard is ready',
  reason: 'You get this message because you speak at the Growth & Scale Summit and an account was opened for you.',
  body: `
# Your speaker dashboard is ready

Hello {{name}}, we opened an account for you. Set a password once, and you can follow how your own link is doing: clicks, signups, conversion rate and the most recent signups.

[Set your password]({{set_password_url}})

| Speaker code | {{speaker_code}} |
| Referral link | [{{referral_url}}]({{referral_url}}) |
| Commission | 50% of what is kept of each sale |

> The password link works for {{valid_for}} and only once. Afterwards you sign in at [the speaker sign-in page]({{login_url}}) with your speaker code.

## How it counts

- A visitor who comes through your link is yours for 45 days. If they later use another link, the last one counts.
- Commissions are held until the refund period is over: 7 days after the summit for VIP, 48 hours after the session for Implementation, 30 days after the final session for Done-For-You.
- Payouts run on the 1st of each month from a balance of {{payout_minimum}}.

Your banner and ready-made texts are on [the speaker resources page]({{resources_url}}).
`,
  variables: [
    NAME,
    {
      name: 'set_password_url',
      example: 'https://growthandscale.example/speaker/set-password?token=a77e',
      description: 'Single-use address where the speaker sets a password',
      required: true,
    },
    { name: 'speaker_code', example: 'AMARA', description: 'Code the speaker signs in with' },
    {
      name: 'referral_url',
      example: 'https://growthandscale.example/?ref=AMARA',
      description: 'Home page with the affiliate code',
    },
    { ...VALID_FOR, example: '7 days' },
    PAYOUT_MINIMUM,
    {
      name: 'login_url',
      example: 'https://growthandscale.example/speaker/login',
      description: 'Address of the speaker sign-in page',
    },
    {
      name: 'resources_url',
      example: 'https://growthandscale.example/speaker-resources',
      description: 'Address of the speaker resources page',
    },
  ],
});
