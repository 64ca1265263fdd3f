import { composeMail } from '../compose-mail.js';
import { INSTALLMENTS_TOTAL, NAME, ORDER_ID, ORDERS_URL, PRODUCT_NAME } from '../mail-variables.js';

/** The last installment was paid: the order is complete. */
export const planFinished = composeMail({
  templateId: 'plan-finished',
  name: 'Payment plan: all paid',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your payment plan is complete',
  reason: 'You get this message because you paid an order in installments.',
  body: `
# All {{installments_total}} installments are paid

Hello {{name}}, your last installment arrived and your order is paid in full. Your card will not be charged again for it.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Last installment | {{amount}} |
| Paid in total | {{total}} |
| Completed on | {{finished_on}} |

[See your order and its invoice]({{orders_url}})

Everything that came with the order stays yours, and nothing changes in how you use it. Please keep this message as your receipt.
`,
  variables: [
    NAME,
    INSTALLMENTS_TOTAL,
    ORDER_ID,
    { ...PRODUCT_NAME, example: 'Done-For-You Service' },
    { name: 'amount', example: '$832.34', description: 'Amount of the last installment' },
    { name: 'total', example: '$2,497.00', description: 'Sum of all installments' },
    { name: 'finished_on', example: '29 December 2025', description: 'Date of the last payment' },
    ORDERS_URL,
  ],
});
