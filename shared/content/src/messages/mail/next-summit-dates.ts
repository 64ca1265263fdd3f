import { composeMail } from '../compose-mail.js';

/** Sent once to everybody who asked for the dates of the next summit. They asked for this one message, so it is no news letter. */
export const nextSummitDates = composeMail({
  templateId: 'next-summit-dates',
  name: 'Dates of the next summit',
  type: 'transactional',
  onDemand: 'never',
  unsubscribable: true,
  subject: 'The next summit: {{dates}}',
  reason: 'You get this message because you asked us for the dates of the next summit. It is the only one about them.',
  body: `
# The dates are set

Hello, you asked us to tell you when the next Growth & Scale Summit takes place.

| Dates | {{dates}} |

[Register free]({{landing_url}})
`,
  variables: [
    { name: 'dates', example: '12 to 16 April 2027', description: 'Dates of the next summit, in words' },
    { name: 'landing_url', example: 'https://growthandscale.example/', description: 'Address of the landing page' },
  ],
});
