import { composeMail } from '../compose-mail.js';
import { NAME, PAYOUT_MINIMUM, SPEAKER_DASHBOARD_URL } from '../mail-variables.js';

/** Statement of the monthly payout run on the 1st (C-020); amounts come from the commission ledger. */
export const payoutStatement = composeMail({
  templateId: 'payout-statement',
  name: 'Affiliate payout statement',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your payout of {{payout_amount}} for {{period}}',
  reason: 'You get this message because you take part in the affiliate programme.',
  body: `
# Your payout for {{period}}

Hello {{name}}, this is what the payout run of the 1st settled for you.

| Commissions released | {{released_amount}} |
| Taken back for refunds | {{clawed_back_amount}} |
| **Payout** | **{{payout_amount}}** |
| Sent by | {{payout_method}} |
| Still held | {{held_amount}} |

## Orders in this payout

{{payout_lines}}

PayPal and banks need 3 to 5 business days to process the transfer.

> Commission is 50% of what is kept of an order. It is held until the refund period of the product is over; a refund before payout cancels it, a refund after payout is taken off the next one. Balances below {{payout_minimum}} move to the next month.

Your clicks and signups are on [your dashboard]({{dashboard_url}}).
`,
  variables: [
    NAME,
    { name: 'period', example: 'January 2026', description: 'Month of the payout run' },
    { name: 'released_amount', example: '$1,285.50', description: 'Commissions whose hold ended' },
    { name: 'clawed_back_amount', example: '$18.50', description: 'Negative entries of refunds after payout' },
    { name: 'payout_amount', example: '$1,267.00', description: 'Amount sent' },
    { name: 'payout_method', example: 'PayPal, a***@okafor.example', description: 'Where it is sent, masked' },
    { name: 'held_amount', example: '$48.50', description: 'Commissions that are not payable yet' },
    {
      name: 'payout_lines',
      example:
        'GS-20251029-4172, Done-For-You Service: $1,248.50\nGS-20251028-3904, VIP upgrade: $18.50\nGS-20251027-3380, VIP upgrade: $18.50\nGS-20251026-2215, VIP upgrade, refunded: -$18.50',
      description: 'One line for each order in the payout',
      multiline: true,
    },
    PAYOUT_MINIMUM,
    SPEAKER_DASHBOARD_URL,
  ],
});
