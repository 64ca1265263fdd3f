import { composeMail } from '../compose-mail.js';
import { INSTALLMENT_NUMBER, INSTALLMENTS_TOTAL, NAME, ORDER_ID, ORDERS_URL, PRODUCT_NAME } from '../mail-variables.js';

/** An installment of a payment plan was paid and more are to come (C-010). */
export const planInstallmentPaid = composeMail({
  templateId: 'plan-installment-paid',
  name: 'Payment plan: installment paid',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Installment {{installment_number}} of {{installments_total}} is paid',
  reason: 'You get this message because you pay an order in installments.',
  body: `
# Installment {{installment_number}} of {{installments_total}} is paid

Hello {{name}}, we received your payment. The plan carries 0% interest.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Paid now | {{amount}} |
| Next installment | {{next_amount}} |
| Charged on | {{next_payment_date}} |

[See your payments and the invoice]({{orders_url}})

You need to do nothing: the next installment is taken from the same card. If the card changes before then, reply to this message and we send you a link to replace it.
`,
  variables: [
    NAME,
    INSTALLMENT_NUMBER,
    INSTALLMENTS_TOTAL,
    ORDER_ID,
    { ...PRODUCT_NAME, example: 'Done-For-You Service' },
    { name: 'amount', example: '$832.33', description: 'Amount of this installment' },
    { name: 'next_amount', example: '$832.34', description: 'Amount of the next installment' },
    { name: 'next_payment_date', example: '29 December 2025', description: 'Date of the next charge' },
    ORDERS_URL,
  ],
});
