import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, PRODUCT_NAME } from '../mail-variables.js';

/** Sent when money comes for something that the address has already bought (C-116). */
export const secondPayment = composeMail({
  templateId: 'second-payment',
  name: 'Second payment for the same product',
  type: 'transactional',
  onDemand: 'never',
  subject: 'You paid twice for {{product_name}}: we pay the second one back',
  reason: 'You get this message because a second payment for a product of this address arrived.',
  body: `
# You have this already

Hello {{name}}, we received a second payment for {{product_name}}. Your order of {{first_order_date}} stands, and you do not owe us anything more.

| Your order | {{order_id}} |
| Ordered on | {{first_order_date}} |
| Second payment | {{second_amount}} |

We pay {{second_amount}} back to the payment method you used. This happens by itself: you do not have to do anything, and we write again as soon as the money is on its way.

Did you mean to buy it for somebody else? Order it with their email address, and it is theirs.
`,
  variables: [
    NAME,
    ORDER_ID,
    PRODUCT_NAME,
    { name: 'first_order_date', example: '3 October 2025', description: 'Date of the order that stands' },
    { name: 'second_amount', example: '$37.00', description: 'Amount that goes back' },
  ],
});
