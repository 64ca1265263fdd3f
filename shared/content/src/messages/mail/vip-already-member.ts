import { composeMail } from '../compose-mail.js';
import { LIBRARY_URL, LOGIN_URL, NAME, RESET_URL, SUMMIT_NAMES } from '../mail-variables.js';

/** A VIP order for an address that already has an account: access is added, the password stays (C-098). */
export const vipAlreadyMember = composeMail({
  templateId: 'vip-already-member',
  name: 'VIP order for an existing member',
  type: 'transactional',
  onDemand: 'never',
  subject: 'Your VIP order is on your existing account',
  reason: 'You get this message because a VIP order was placed with the address of this VIP account.',
  body: `
# Your account has it already

Hello {{name}}, thank you for your VIP order. This address had a VIP account, so we added the order to it instead of opening a second one.

| You can now open | {{summit_names}} |
| Your password | unchanged |

[Sign in to the member area]({{login_url}})

The bonuses, the complete workshop series and the gifts of the speakers are in [the resources library]({{library_url}}).

No longer sure of the password? [Ask for a new one]({{reset_url}}).

> If you bought VIP twice by mistake, reply to this message and we refund the second order in full.
`,
  variables: [
    NAME,
    SUMMIT_NAMES,
    LIBRARY_URL,
    LOGIN_URL,
    {
      ...RESET_URL,
      example: 'https://members.growthandscale.example/vip/forgot-password',
      description: 'Address of the forgot-password page',
    },
  ],
});
