import { composeMail } from '../compose-mail.js';
import { LIBRARY_URL, LOGIN_URL, NAME, SETUP_URL, SUMMIT_NAMES } from '../mail-variables.js';

/** Opens the member area after a VIP purchase, within 5 minutes (F-321), or when an admin adds a member. */
export const vipSetupLink = composeMail({
  templateId: 'vip-setup-link',
  name: 'VIP password setup link',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Set your VIP password',
  reason: 'You get this message because VIP access was opened for this address.',
  body: `
# Your VIP access is open

Hello {{name}}, one step is left: choose a password for the member area. It needs at least 8 characters.

[Set your VIP password]({{setup_url}})

> The link works for 7 days and only once. If it has run out, reply to this message and support sends a new one.

## What waits inside

- Recordings: {{summit_names}}, lifetime access.
- [The resources library]({{library_url}}) with your three bonuses, including the VIP Exclusive Bonus Pack.
- The complete workshop series: five working sessions, the gift of your order.
- The gifts of the speakers, in one table with a search.
- Your profile, where you can also switch on two-factor authentication.

Once the password is set, you sign in at [the VIP sign-in page]({{login_url}}) with this email address.
`,
  variables: [NAME, SETUP_URL, SUMMIT_NAMES, LIBRARY_URL, LOGIN_URL],
});
