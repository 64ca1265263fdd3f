import { composeMail } from '../compose-mail.js';
import { LOGIN_URL, NAME } from '../mail-variables.js';

/** The signed link of the VIP bonus pack, for a buyer who asked for it by address (C-112). */
export const vipBonusLink = composeMail({
  templateId: 'vip-bonus-link',
  name: 'VIP bonus pack, link asked for',
  type: 'transactional',
  onDemand: 'public',
  subject: 'Your VIP bonus pack, with a fresh link',
  reason: 'You get this message because someone asked for the VIP bonus pack of this address.',
  body: `
# Your VIP bonus pack

Hello {{name}}, here is the pack that came with your VIP order. This link works until {{valid_until}}.

[Download {{bonus_title}}]({{bonus_url}})

It is in your member area as well: [sign in]({{login_url}}).

> The link is tied to your order. Please do not pass it on.

Nothing else changed. If you did not ask for this link, you can leave this message alone.
`,
  variables: [
    NAME,
    LOGIN_URL,
    { name: 'bonus_title', example: 'VIP Exclusive Bonus Pack', description: 'Title of the pack' },
    {
      name: 'bonus_url',
      example:
        'https://growthandscale.example/api/bonuses/download-by-email/vip-upgrade-bonus?email=amara%40okafor.example&expires=1769472000&signature=1f7a',
      description: 'Signed download link of the pack, 90 days',
    },
    { name: 'valid_until', example: '27 January 2026', description: 'Date on which the link ends' },
  ],
});
