import { composeMail } from '../compose-mail.js';
import { LOGIN_URL, NAME, SETUP_URL } from '../mail-variables.js';

/** A new setup link, sent by an administrator or asked for with an old one; it voids the one before (C-109). */
export const vipSetupResend = composeMail({
  templateId: 'vip-setup-resend',
  name: 'VIP password setup link, sent again',
  type: 'transactional',
  onDemand: 'access',
  subject: 'Your new VIP setup link',
  reason: 'You get this message because a new setup link was asked for for this VIP account.',
  body: `
# Here is a new setup link

Hello {{name}}, this link replaces the one you had. The earlier link no longer works.

[Set your VIP password]({{setup_url}})

> It works for 7 days and only once. Choose a password of at least 8 characters.

Already set a password? Then you need no link: [sign in to the member area]({{login_url}}).
`,
  variables: [NAME, SETUP_URL, LOGIN_URL],
});
