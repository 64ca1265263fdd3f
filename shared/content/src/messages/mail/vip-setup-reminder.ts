import { composeMail } from '../compose-mail.js';
import { NAME, SETUP_URL } from '../mail-variables.js';

/** To a member without a password whose address was used to sign in: the page itself must not say who is a member (M-028). */
export const vipSetupReminder = composeMail({
  templateId: 'vip-setup-reminder',
  name: 'VIP setup link after a sign-in',
  type: 'transactional',
  onDemand: 'access',
  subject: 'Your VIP account has no password yet',
  reason:
    'You get this message because somebody tried to sign in with your address, and your VIP account has no password yet.',
  body: `
# Set your password first

Hello {{name}}, somebody tried to sign in to the VIP member area with your address. Your account has no password yet, so no password can be right.

[Set your VIP password]({{setup_url}})

> The link works for 7 days and only once. Choose a password of at least 8 characters.

If it was not you, leave this message alone. Nobody can get in without this link.
`,
  variables: [NAME, SETUP_URL],
});
