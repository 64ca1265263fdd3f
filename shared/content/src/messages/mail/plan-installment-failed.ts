import { composeMail } from '../compose-mail.js';
import { INSTALLMENT_NUMBER, INSTALLMENTS_TOTAL, NAME, ORDER_ID, PRODUCT_NAME } from '../mail-variables.js';

/** A card refused an installment; the provider tries again on the date given. */
export const planInstallmentFailed = composeMail({
  templateId: 'plan-installment-failed',
  name: 'Payment plan: installment failed',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Installment {{installment_number}} of {{installments_total}} did not go through',
  reason: 'You get this message because you pay an order in installments.',
  body: `
# Your card was declined

Hello {{name}}, the charge for installment {{installment_number}} of {{installments_total}} did not go through. That happens with expired cards and with limits; nothing was taken.

| Order | {{order_id}} |
| Product | {{product_name}} |
| Amount due | {{amount}} |
| Next attempt | {{next_attempt_date}} |

[Pay or change the card]({{payment_url}})

{{what_next}} There is no late fee.

> Cannot pay now? Reply to this message, and we look for another date together.
`,
  variables: [
    NAME,
    INSTALLMENT_NUMBER,
    INSTALLMENTS_TOTAL,
    ORDER_ID,
    { ...PRODUCT_NAME, example: 'Done-For-You Service' },
    { name: 'amount', example: '$832.33', description: 'Amount of this installment' },
    {
      name: 'next_attempt_date',
      example: '2 December 2025',
      description: 'Date of the next attempt, or that there is none',
    },
    {
      name: 'what_next',
      example: 'If you do nothing, we try the same card again on the date above.',
      description: 'What happens without the buyer, in a sentence',
    },
    {
      name: 'payment_url',
      example: 'https://pay.growthandscale.example/invoice/91d2',
      description: 'Page of the card provider where the installment is paid or the card replaced',
    },
  ],
});
