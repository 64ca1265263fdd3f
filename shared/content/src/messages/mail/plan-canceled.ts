import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, PRODUCT_NAME, REFUND_POLICY_URL } from '../mail-variables.js';

/** Somebody ended the plan while nothing was overdue (C-117). */
export const planCanceled = composeMail({
  templateId: 'plan-canceled',
  name: 'Payment plan: canceled',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your payment plan was canceled',
  reason: 'You get this message because you pay an order in installments.',
  body: `
# Your payment plan was canceled

Hello {{name}}, your payment plan has ended before its last installment. Your card will not be charged again for it.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Paid so far | {{paid}} |
| Not charged any more | {{open_amount}} |

What a cancellation means for money already paid is in [the refund policy]({{refund_policy_url}}).

> You did not ask for this? Reply to this message and we look into it.
`,
  variables: [
    NAME,
    ORDER_ID,
    { ...PRODUCT_NAME, example: 'Done-For-You Service' },
    {
      name: 'paid',
      example: '$832.33',
      description: 'Sum of the installments that were paid, and what of it was paid back, if something was',
    },
    { name: 'open_amount', example: '$1,664.67', description: 'Sum of the installments that were not paid' },
    REFUND_POLICY_URL,
  ],
});
