import { composeMail } from '../compose-mail.js';

/** Tells an operator what stands and waits for somebody. */
export const operatorAlert = composeMail({
  templateId: 'operator-alert',
  name: 'Alert for the operator',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Alert: {{summary}}',
  reason: 'You get this message because this address is told when the summit needs somebody.',
  body: `
# The summit needs somebody

{{summary}}

Noticed on {{raised_at}}.

[Open the alerts]({{admin_url}})
`,
  variables: [
    {
      name: 'summary',
      example: 'Payments fail: 12 of 20 tries of the last hour were declined.',
      description: 'What was noticed, in a sentence',
    },
    { name: 'raised_at', example: '29 October 2025 at 14:05 UTC', description: 'When it was noticed' },
    {
      name: 'admin_url',
      example: 'https://admin.growthandscale.example/admin/dashboard',
      description: 'Address of the alerts in the back office',
    },
  ],
});
