import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, PRODUCT_NAME } from '../mail-variables.js';

/** Sent when a second payment for the same product is on its way back (C-116). */
export const secondPaymentRefund = composeMail({
  templateId: 'second-payment-refund',
  name: 'Second payment paid back',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your second payment for {{product_name}} is paid back',
  reason: 'You get this message because a second payment for a product of this address was paid back.',
  body: `
# Your money is on its way back

Hello {{name}}, you paid twice for {{product_name}}. We have paid the second payment back to the payment method you used.

| Paid back | {{second_amount}} |
| Your order | {{order_id}} |
| Ordered on | {{first_order_date}} |

Your order of {{first_order_date}} stands, with everything that belongs to it. Your bank or PayPal needs 5 to 10 business days to show the money. If it is not there by then, reply to this message and we trace it.
`,
  variables: [
    NAME,
    ORDER_ID,
    PRODUCT_NAME,
    { name: 'first_order_date', example: '3 October 2025', description: 'Date of the order that stands' },
    { name: 'second_amount', example: '$37.00', description: 'Amount that went back' },
  ],
});
