import { composeMail } from '../compose-mail.js';
import { NAME, PAYOUT_MINIMUM, VALID_FOR } from '../mail-variables.js';

/** Sent when the application of an affiliate is accepted (C-062). */
export const affiliateInvitation = composeMail({
  templateId: 'affiliate-invitation',
  name: 'Affiliate account opened',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your affiliate account is open',
  reason: 'You get this message because you applied to our affiliate programme and an account was opened for you.',
  body: `
# Your affiliate account is open

Hello {{name}}, welcome. Set a password once, and you can follow how your own link is doing: clicks, signups, commissions and payouts.

[Set your password]({{set_password_url}})

| Your code | {{speaker_code}} |
| Your link | [{{referral_url}}]({{referral_url}}) |
| Commission | 50% of what is kept of each sale |

> The password link works for {{valid_for}} and only once. Afterwards you sign in at [the sign-in page]({{login_url}}) with your code.

## How it counts

- A visitor who comes through your link is yours for 45 days. If they later use another link, the last one counts.
- Commissions are held until the refund period is over: 7 days after the summit for VIP, 48 hours after the session for Implementation, 30 days after the final session for Done-For-You.
- Payouts run on the 1st of each month from a balance of {{payout_minimum}}.

Say openly that it is an affiliate link, promise nobody an income, and write only to people who expect to hear from you. Texts to start from are on [the resources page]({{resources_url}}).
`,
  variables: [
    NAME,
    {
      name: 'set_password_url',
      example: 'https://growthandscale.example/speaker/set-password?token=c19d',
      description: 'Single-use address where the affiliate sets a password',
      required: true,
    },
    { name: 'speaker_code', example: 'HANA', description: 'Code the affiliate signs in with' },
    {
      name: 'referral_url',
      example: 'https://growthandscale.example/?ref=HANA',
      description: 'Home page with the affiliate code',
    },
    { ...VALID_FOR, example: '7 days' },
    PAYOUT_MINIMUM,
    {
      name: 'login_url',
      example: 'https://growthandscale.example/speaker/login',
      description: 'Address of the sign-in page',
    },
    {
      name: 'resources_url',
      example: 'https://growthandscale.example/speaker-resources',
      description: 'Address of the resources page',
    },
  ],
});
