import { composeMail } from '../compose-mail.js';
import { NAME } from '../mail-variables.js';

/** Sent once to an address that applied to the affiliate programme, while somebody reads the application. */
export const affiliateApplicationReceived = composeMail({
  templateId: 'affiliate-application-received',
  name: 'Affiliate application received',
  type: 'transactional',
  onDemand: 'public',
  subject: 'We have your affiliate application',
  reason: 'You get this message because someone applied to our affiliate programme with this address.',
  body: `
# We have your application

Hello {{name}}, thank you for wanting to recommend the summit. We read every application and answer by email.

When we open your account, you get a link that sets your password. Your own link, your figures and ready-made texts are behind it.

How commission, holds and payouts work is on [the affiliate page]({{affiliates_url}}).

> Was it not you? Then there is nothing to do: without our answer no account is opened.
`,
  variables: [
    NAME,
    {
      name: 'affiliates_url',
      example: 'https://growthandscale.example/affiliates',
      description: 'Address of the affiliate page',
    },
  ],
});
