import { composeMail } from '../compose-mail.js';
import { BONUS_1_TITLE, BONUS_1_URL, BONUS_2_TITLE, BONUS_2_URL, NAME } from '../mail-variables.js';

/** Fresh signed bonus links for a registrant who asked for them again (C-075). */
export const bonusLinks = composeMail({
  templateId: 'bonus-links',
  name: 'Bonus links, sent again',
  type: 'transactional',
  onDemand: 'public',
  subject: 'Your bonus downloads, with fresh links',
  reason: 'You get this message because someone asked for the bonus links of this registered address.',
  body: `
# Your downloads, with fresh links

Hello {{name}}, here are the two files that came with your registration. These links work until {{valid_until}}.

[Download {{bonus_1_title}}]({{bonus_1_url}})

[Download {{bonus_2_title}}]({{bonus_2_url}})

> The links are tied to your registration. Please do not pass them on; a friend gets their own by registering free.

Nothing else changed. If you did not ask for these links, you can leave this message alone.
`,
  variables: [
    NAME,
    BONUS_1_TITLE,
    BONUS_1_URL,
    BONUS_2_TITLE,
    BONUS_2_URL,
    {
      name: 'valid_until',
      example: '27 January 2026',
      description: 'Date on which the links end, 90 days after the registration',
    },
  ],
});
