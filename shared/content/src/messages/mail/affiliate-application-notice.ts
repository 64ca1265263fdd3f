import { composeMail } from '../compose-mail.js';

/** Tells the operator that somebody has applied to the affiliate programme. What the applicant wrote stays in the back office. */
export const affiliateApplicationNotice = composeMail({
  templateId: 'affiliate-application-notice',
  name: 'Affiliate application, for the operator',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Somebody applied to the affiliate programme',
  reason: 'You get this message because this is the support address of the summit.',
  body: `
# Somebody applied to the affiliate programme

| Name | {{applicant_name}} |
| Email | {{applicant_email}} |
| State | {{state}} |

[Open the back office]({{admin_url}})
`,
  variables: [
    {
      name: 'applicant_name',
      example: 'Hana Novak',
      description: 'Name that the applicant gave',
      greeting: true,
    },
    { name: 'applicant_email', example: 'hana@novak.example', description: 'Address that the applicant gave' },
    { name: 'state', example: 'Waits for your decision', description: 'Whether the application waits for a decision' },
    {
      name: 'admin_url',
      example: 'https://office.growthandscale.example/admin/dashboard',
      description: 'Address of the back office',
    },
  ],
});
