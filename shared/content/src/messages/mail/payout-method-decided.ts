import { composeMail } from '../compose-mail.js';
import { NAME, SPEAKER_DASHBOARD_URL } from '../mail-variables.js';

/** What the back office decided on another way of payment (C-020). */
export const payoutMethodDecided = composeMail({
  templateId: 'payout-method-decided',
  name: 'Affiliate payout method, decision',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your payout method: {{decision}}',
  reason: 'You get this message because you asked for another payout method.',
  body: `
# The change is {{decision}}

Hello {{name}}, we have looked at the payout method that you asked for.

| Asked for | {{new_method}} |
| Your next payout goes to | {{method_in_force}} |

Your payouts go on with the run of the 1st. [Open your dashboard]({{dashboard_url}})
`,
  variables: [
    NAME,
    { name: 'decision', example: 'approved', description: 'approved or declined' },
    { name: 'new_method', example: 'Bank account ****4321', description: 'What was asked for, masked' },
    { name: 'method_in_force', example: 'Bank account ****4321', description: 'Where payouts go now, masked' },
    SPEAKER_DASHBOARD_URL,
  ],
});
