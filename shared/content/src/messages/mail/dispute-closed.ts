import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, PRODUCT_NAME, REFUND_POLICY_URL } from '../mail-variables.js';

/** The bank has decided about a payment that was questioned (C-117). */
export const disputeClosed = composeMail({
  templateId: 'dispute-closed',
  name: 'Dispute: decided',
  type: 'transactional',
  onDemand: 'never',
  subject: 'The dispute about order {{order_id}} is decided',
  reason: 'You get this message because a payment for an order of this address was questioned.',
  body: `
# The dispute is decided

Hello {{name}}, your bank or PayPal has decided about the payment that was questioned.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Paid back | {{paid_back}} |

{{outcome}}

The conditions of refunds are in [the refund policy]({{refund_policy_url}}).
`,
  variables: [
    NAME,
    ORDER_ID,
    PRODUCT_NAME,
    { name: 'paid_back', example: '$0.00', description: 'What went back to the buyer of this order, altogether' },
    {
      name: 'outcome',
      example: 'The payment stands, and your order goes on as before.',
      description: 'What the decision means for the order, in a sentence',
    },
    REFUND_POLICY_URL,
  ],
});
