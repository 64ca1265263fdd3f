import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, ORDER_LINES, REFUND_POLICY_URL } from '../mail-variables.js';

/** How the Implementation Package is delivered, within 24 hours of the purchase (F-318, F-322). */
export const implementationDetails = composeMail({
  templateId: 'implementation-details',
  name: 'Implementation Package details',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your Implementation Package: how we start',
  reason: 'You get this message because you bought the Implementation Package.',
  body: `
# Let us set a time

Hello {{name}}, thank you for your order. This is what you bought and what happens now.

| Order | {{order_id}} |
| Bought | {{order_lines}} |
| Coaching sessions | {{coaching_sessions}} |

## Three steps

1. Reply to this message with three times that suit you in the next two weeks, and your time zone. Sessions are 30 minutes, by video call.
2. Fill in [the preparation sheet]({{preparation_sheet_url}}), six questions, and attach it to your reply. Your coach reads it before the call.
3. You get a confirmation with the call link for each session. You can move a session by replying to it.

Your package includes 30 days of email support. Use this thread, so that everything stays in one place.

> You can ask for a refund until 48 hours after your session is completed. The terms are in [the refund policy]({{refund_policy_url}}).
`,
  variables: [
    NAME,
    ORDER_ID,
    ORDER_LINES,
    {
      name: 'coaching_sessions',
      example: '2 sessions of 30 minutes: 1 included, 1 extra',
      description: 'Coaching sessions of this order, in words',
    },
    {
      name: 'preparation_sheet_url',
      example: 'https://growthandscale.example/api/order-files/preparation-sheet?order=4172&signature=5b1e',
      description: 'Download of the preparation sheet, as long as the order stands',
    },
    REFUND_POLICY_URL,
  ],
});
