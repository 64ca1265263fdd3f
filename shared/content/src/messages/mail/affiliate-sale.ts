import { composeMail } from '../compose-mail.js';
import { NAME, SPEAKER_DASHBOARD_URL } from '../mail-variables.js';

/** Tells an affiliate of an order that counts for the own code. It never says who bought (C-063). */
export const affiliateSale = composeMail({
  templateId: 'affiliate-sale',
  name: 'Affiliate, a sale was credited',
  type: 'transactional',
  onDemand: 'never',
  topic: 'affiliate-sales',
  subject: 'You earned {{commission}} with {{product_name}}',
  reason: 'You get this message because you take part in the affiliate programme and want to hear of each sale.',
  body: `
# A sale came with your code

Hello {{name}}, somebody you sent has bought.

| Bought | {{product_name}} |
| Your commission | {{commission}} |
| Credited | {{credited_on}} |

> The commission is held until the refund period of the product is over. Your dashboard says why it counts for you, and until when it is held.

[Open your dashboard]({{dashboard_url}})
`,
  variables: [
    NAME,
    { name: 'product_name', example: 'Implementation Package', description: 'Name of the product bought' },
    { name: 'commission', example: '$48.50', description: 'What the payment earned' },
    { name: 'credited_on', example: '29 October 2025', description: 'Day of the booking, Pacific' },
    SPEAKER_DASHBOARD_URL,
  ],
});
