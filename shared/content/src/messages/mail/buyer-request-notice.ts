import { composeMail } from '../compose-mail.js';
import { ORDER_ID, PRODUCT_NAME } from '../mail-variables.js';

/** Tells the operator that a buyer waits for a decision. */
export const buyerRequestNotice = composeMail({
  templateId: 'buyer-request-notice',
  name: 'Buyer request: notice for the operator',
  type: 'transactional',
  onDemand: 'never',
  subject: 'A buyer waits for your answer: {{wish}}, order {{order_id}}',
  reason: 'You get this message because this address looks after the orders.',
  body: `
# A buyer waits for your answer

| Wish | {{wish}} |
| Order | {{order_id}} |
| Product | {{product_name}} |

[Open the requests]({{admin_url}})
`,
  variables: [
    { name: 'wish', example: 'refund', description: 'What the buyer asks for, in a word or two' },
    ORDER_ID,
    PRODUCT_NAME,
    {
      name: 'admin_url',
      example: 'https://admin.growthandscale.example/admin/dashboard',
      description: 'Address of the requests in the back office',
    },
  ],
});
