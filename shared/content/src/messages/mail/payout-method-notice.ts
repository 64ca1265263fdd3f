import { composeMail } from '../compose-mail.js';

/** Tells the operator that a changed payout method waits for a look. Where the money is to go stays in the back office. */
export const payoutMethodNotice = composeMail({
  templateId: 'payout-method-notice',
  name: 'Affiliate payout method, for the operator',
  type: 'transactional',
  onDemand: 'never',
  subject: 'An affiliate asks for another payout method',
  reason: 'You get this message because this is the support address of the summit.',
  body: `
# A changed payout method waits for you

| Affiliate | {{affiliate_name}} |
| Code | {{speaker_code}} |

> Ask them by another way than email whether it was them. Until you decide, they are not paid.

[Open the back office]({{admin_url}})
`,
  variables: [
    { name: 'affiliate_name', example: 'Amara Okafor', description: 'Name of the affiliate', greeting: true },
    { name: 'speaker_code', example: 'AMARA', description: 'Code of the affiliate' },
    {
      name: 'admin_url',
      example: 'https://office.growthandscale.example/admin/dashboard',
      description: 'Address of the back office',
    },
  ],
});
