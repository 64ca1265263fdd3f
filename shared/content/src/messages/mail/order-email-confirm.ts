import { composeMail } from '../compose-mail.js';
import { CONFIRM_URL, ORDER_ID, PRODUCT_NAME, VALID_FOR } from '../mail-variables.js';

/** To the address that a payment was made with: whoever reads it can say that a mistyped address is now right. */
export const orderEmailConfirm = composeMail({
  templateId: 'order-email-confirm',
  name: 'Correction of the address of an order, link for the payer',
  type: 'transactional',
  onDemand: 'access',
  subject: 'Is this the right address for your order?',
  reason: 'You get this message because an order was paid with this address, and another one was asked for.',
  body: `
# Is this the right address?

The mails of an order that was paid with your address go elsewhere. From now on they are to go to {{new_email}}.

| Order | {{order_id}} |
| Product | {{product_name}} |

[Yes, use that address]({{confirm_url}})

> The link works for {{valid_for}} and only once. Until you use it, nothing changes.

If this is not so, leave the message alone. Nothing happens without you or our support.
`,
  variables: [
    ORDER_ID,
    PRODUCT_NAME,
    { name: 'new_email', example: 'amara@okafor.example', description: 'Address that the order is to have' },
    CONFIRM_URL,
    VALID_FOR,
  ],
});
