import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID } from '../mail-variables.js';

/** Hands over an add-on of an order: one mail for each (F-318, F-322). */
export const addOn = composeMail({
  templateId: 'add-on',
  name: 'Add-on of an order',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your {{add_on_name}} is ready',
  reason: 'You get this message because you added this to an order with this address.',
  body: `
# {{add_on_name}}

Hello {{name}}, what you added to your order is ready.

{{add_on_about}}

[Open {{add_on_name}}]({{add_on_url}})

| Order | {{order_id}} |

> The link belongs to your order and works as long as the order stands. Please do not pass it on.
`,
  variables: [
    NAME,
    ORDER_ID,
    { name: 'add_on_name', example: 'Templates Kit', description: 'Name of the add-on' },
    {
      name: 'add_on_about',
      example: 'Fifteen files to edit, in one archive.',
      description: 'What it is and how it opens, in a sentence or two',
    },
    {
      name: 'add_on_url',
      example: 'https://growthandscale.example/api/order-files/templates-kit?order=4172&signature=5b1e',
      description: 'Download of the add-on, or its place in the library',
    },
  ],
});
