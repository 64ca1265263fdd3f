import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, PRODUCT_NAME } from '../mail-variables.js';

/** The bank of the buyer questions a payment (C-117). */
export const disputeOpened = composeMail({
  templateId: 'dispute-opened',
  name: 'Dispute: opened',
  type: 'transactional',
  onDemand: 'never',
  subject: 'A payment of order {{order_id}} is in dispute',
  reason: 'You get this message because a payment for an order of this address was questioned.',
  body: `
# A payment is in dispute

Hello {{name}}, your bank or PayPal told us that a payment of this order is being questioned. They decide now, which can take several weeks.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Amount paid | {{total}} |

Access and work that belong to the order rest until there is a decision.

> You did not question this payment, or it was a mistake? Tell your bank, and reply to this message: an answer from you is the shortest way to settle it.
`,
  variables: [
    NAME,
    ORDER_ID,
    PRODUCT_NAME,
    { name: 'total', example: '$109.00', description: 'Amount the buyer had paid for the order' },
  ],
});
