import { composeMail } from '../compose-mail.js';
import { NAME, SPEAKER_DASHBOARD_URL } from '../mail-variables.js';

/** A payout whose transfer came back (C-020), after the statement that told of it. */
export const payoutFailed = composeMail({
  templateId: 'payout-failed',
  name: 'Affiliate payout that failed',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your payout of {{payout_amount}} for {{period}} did not arrive',
  reason: 'You get this message because you take part in the affiliate programme.',
  body: `
# Your payout did not arrive

Hello {{name}}, we sent your payout for {{period}}, and the transfer failed.

| Payout | {{payout_amount}} |

Nothing is lost: the amount stays due to you and goes into the next payout run, on the 1st of the month.

Please check where your payouts go. You can change it on [your dashboard]({{dashboard_url}}); we look at a change before the next payout uses it.
`,
  variables: [
    NAME,
    { name: 'period', example: 'January 2026', description: 'Month of the payout run' },
    { name: 'payout_amount', example: '$1,267.00', description: 'Amount that was sent' },
    SPEAKER_DASHBOARD_URL,
  ],
});
