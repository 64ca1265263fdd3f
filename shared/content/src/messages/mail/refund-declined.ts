import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, ORDERS_URL, PRODUCT_NAME, REFUND_POLICY_URL } from '../mail-variables.js';

/** Sent when an administrator declines the refund that a buyer asked for. */
export const refundDeclined = composeMail({
  templateId: 'refund-declined',
  name: 'Refund request declined',
  type: 'transactional',
  onDemand: 'never',
  subject: 'About your refund request for order {{order_id}}',
  reason: 'You get this message because you asked for a refund of an order of this address.',
  body: `
# We can't refund this order

Hello {{name}}, we read your request and decided not to pay this order back.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Our answer | {{answer}} |

Your order goes on as before, with everything that belongs to it. The conditions are in [the refund policy]({{refund_policy_url}}).

[See your order]({{orders_url}})

If you think that we misread something, reply to this message.
`,
  variables: [
    NAME,
    ORDER_ID,
    PRODUCT_NAME,
    {
      name: 'answer',
      example: 'The 48 hours after your session were over.',
      description: 'What the administrator answers to the buyer',
      multiline: true,
    },
    REFUND_POLICY_URL,
    ORDERS_URL,
  ],
});
