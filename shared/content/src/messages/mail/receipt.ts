import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, ORDER_LINES, ORDERS_URL, PRODUCT_NAME, REFUND_POLICY_URL } from '../mail-variables.js';

/** Receipt of a completed payment; the amounts come from the order, never from this text. */
export const receipt = composeMail({
  templateId: 'receipt',
  name: 'Receipt',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Receipt for your order {{order_id}}',
  reason: 'You get this message because you paid for an order with this address.',
  body: `
# Thank you for your order

Hello {{name}}, we received your payment for: {{product_name}}. Please keep this receipt.

| Order | {{order_id}} |
| Date | {{order_date}} |
| Items | {{order_lines}} |
| **Total paid** | **{{total}}** |
| Paid with | {{payment_method}} |

[See your order and its invoice]({{orders_url}})

The link needs no password and works for 90 days; after that the same page mails you a new one. Whoever has this message can open it.

How your product reaches you, and by when, is in a separate message. If it is not there, look in the spam folder first, then reply to this one.

> Refund periods and conditions for each product are in [the refund policy]({{refund_policy_url}}).
`,
  variables: [
    NAME,
    PRODUCT_NAME,
    ORDER_ID,
    { name: 'order_date', example: '29 October 2025', description: 'Date of the payment' },
    ORDER_LINES,
    { name: 'total', example: '$209.00', description: 'Amount charged, in US dollars' },
    {
      name: 'payment_method',
      example: 'Card ending in 4242',
      description: 'Card with its last four digits, or PayPal',
    },
    REFUND_POLICY_URL,
    ORDERS_URL,
  ],
});
