import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, ORDERS_URL, PRODUCT_NAME, REFUND_POLICY_URL } from '../mail-variables.js';

/** Sent when the payment provider reports a refund, full or partial (F-323, C-019). */
export const refund = composeMail({
  templateId: 'refund',
  name: 'Refund',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your refund for order {{order_id}}',
  reason: 'You get this message because a payment for an order of this address was refunded.',
  body: `
# Your refund is on its way

Hello {{name}}, we sent a refund back to the payment method you used.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Refunded | {{refund_amount}} |
| Of the amount paid | {{total}} |
| Sent on | {{refund_date}} |

Your bank or PayPal needs 5 to 10 business days to show it. Payment processing fees of 3 to 5%, where they were kept, are already taken off the amount above.

> A refund of the whole order closes the access that came with it. After a partial refund your access stays open.

[See your order and its invoice]({{orders_url}})

The conditions are in [the refund policy]({{refund_policy_url}}). If the money is not there after 10 business days, reply to this message and we trace it.
`,
  variables: [
    NAME,
    ORDER_ID,
    PRODUCT_NAME,
    { name: 'refund_amount', example: '$105.73', description: 'Amount sent back' },
    { name: 'total', example: '$109.00', description: 'Amount the buyer had paid for the order' },
    { name: 'refund_date', example: '3 November 2025', description: 'Date on which the refund was sent' },
    REFUND_POLICY_URL,
    ORDERS_URL,
  ],
});
