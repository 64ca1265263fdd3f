import { composeMail } from '../compose-mail.js';
import { ORDERS_URL } from '../mail-variables.js';

/** A fresh link to the orders of an address, which anybody can ask for. */
export const ordersLink = composeMail({
  templateId: 'orders-link',
  name: 'Link to the orders',
  type: 'transactional',
  onDemand: 'access',
  subject: 'The link to your orders',
  reason: 'You get this message because a link to the orders of this address was asked for.',
  body: `
# Here is the link to your orders

It shows everything that was bought with this address: receipts, invoices, payment plans and coaching sessions.

[See your orders]({{orders_url}})

> The link needs no password and works for 90 days. Whoever has this message can open it.

You did not ask for it? Then do nothing: nothing has changed, and nobody else was sent the link.
`,
  variables: [ORDERS_URL],
});
