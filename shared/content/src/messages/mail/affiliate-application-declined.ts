import { composeMail } from '../compose-mail.js';
import { NAME } from '../mail-variables.js';

/** Sent when an administrator declines an application. */
export const affiliateApplicationDeclined = composeMail({
  templateId: 'affiliate-application-declined',
  name: 'Affiliate application declined',
  type: 'transactional',
  onDemand: 'never',
  subject: 'About your affiliate application',
  reason: 'You get this message because you applied to our affiliate programme.',
  body: `
# We can't open an affiliate account for you

Hello {{name}}, thank you for applying. We read what you wrote and decided not to open an account this time.

If you think that we misread something, reply to this message and tell us more about whom you would write to.
`,
  variables: [NAME],
});
