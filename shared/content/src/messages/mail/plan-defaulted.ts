import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, PRODUCT_NAME } from '../mail-variables.js';

/** All tries of an installment failed and the provider gave the plan up (C-117). */
export const planDefaulted = composeMail({
  templateId: 'plan-defaulted',
  name: 'Payment plan: given up',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your payment plan has stopped',
  reason: 'You get this message because you pay an order in installments.',
  body: `
# Your payment plan has stopped

Hello {{name}}, the card was declined every time we tried, so no further charge is planned.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Paid so far | {{paid}} |
| Still open | {{open_amount}} |

Work on your order rests until the open amount is paid. What was paid and did not go back to you is kept on the order.

> Reply to this message and we find a way to pay the rest together. Nothing is charged before you agree.
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
  ],
});
