import { composeMail } from '../compose-mail.js';
import { CHANGED_AT, NAME } from '../mail-variables.js';

/** Tells an affiliate that somebody asked for payouts to go elsewhere (C-020). */
export const payoutMethodAsked = composeMail({
  templateId: 'payout-method-asked',
  name: 'Affiliate payout method, change asked for',
  type: 'transactional',
  onDemand: 'never',
  subject: 'A new payout method for your account',
  reason: 'You get this message because a security setting of your account is to change.',
  body: `
# Your payouts are to go elsewhere

Hello {{name}}, somebody who knows your password asked us to pay you another way.

| So far | {{old_method}} |
| Asked for | {{new_method}} |
| Asked on | {{changed_at}} |

> We look at every change before the next payout. Until then nothing is paid out.

Was it not you? Reply to this message at once: the change is then declined, and your payouts stay as they are.
`,
  variables: [
    NAME,
    { name: 'old_method', example: 'PayPal, a***@okafor.example', description: 'Where payouts went, masked' },
    { name: 'new_method', example: 'Bank account ****4321', description: 'Where they are to go, masked' },
    CHANGED_AT,
  ],
});
