import { composeMail } from '../compose-mail.js';
import { NAME, ORDER_ID, ORDER_LINES, REFUND_POLICY_URL } from '../mail-variables.js';

/** Onboarding of a Done-For-You client, within 24 hours of the purchase (F-318, F-322). */
export const dfyDetails = composeMail({
  templateId: 'dfy-details',
  name: 'Done-For-You onboarding',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your Done-For-You service: onboarding',
  reason: 'You get this message because you bought the Done-For-You service.',
  body: `
# Your build starts here

Hello {{name}}, welcome. We build, you decide. This message says what we need from you and when you get what.

| Order | {{order_id}} |
| Bought | {{order_lines}} |
| Coaching sessions | {{coaching_sessions}} |

## What we need from you

1. Your business in five sentences: what you offer, to whom, and what you want to be known for.
2. Links to what exists already: site, profiles, mailing list, documents.
3. Three times in the coming week for your first coaching session, with your time zone.

Reply to this message with all three. If something is missing, send what you have; we ask for the rest in the first session.

## What happens when

| Onboarding | this message, within 24 hours of your order |
| Project dashboard | within 48 hours of your order |
| Setup and deliverables | 4 to 6 weeks |
| Coaching sessions included | 4 |

> The guarantee runs for 30 days from your final coaching session. Details are in [the refund policy]({{refund_policy_url}}).
`,
  variables: [
    NAME,
    ORDER_ID,
    { ...ORDER_LINES, example: 'Done-For-You Service: $2,497.00\nCoaching session, 2 extra: $200.00' },
    {
      name: 'coaching_sessions',
      example: '6 sessions: 4 included, 2 extra',
      description: 'Coaching sessions of this order, in words',
    },
    REFUND_POLICY_URL,
  ],
});
