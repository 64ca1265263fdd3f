import { composeMail } from '../compose-mail.js';
import { BONUS_1_TITLE, BONUS_1_URL, BONUS_2_TITLE, BONUS_2_URL, NAME } from '../mail-variables.js';

const bodyWith = (whatNow: string) => `
# You are registered

Hello {{name}}, your place at the Growth & Scale Summit is confirmed, and your two free downloads are ready.

[Download {{bonus_1_title}}]({{bonus_1_url}})

[Download {{bonus_2_title}}]({{bonus_2_url}})

> Both links are yours alone and work for 90 days. Save the files while they do.

${whatNow}

## Bring people who would use this

Ten friends who register through your own link complete your friends invitation: [your invite link]({{invite_url}}).

If you did not register, reply to this message and we remove the address.
`;

const BEFORE_AND_DURING = `## What comes next

1. The summit has five days, from the opening day to legacy and lifestyle. Each day has its own set of sessions, about 30 minutes each.
2. A session is free to watch for 48 hours, from midnight Pacific on its day. After that window the recording belongs to VIP. [Put the days into your calendar]({{calendar_url}}), which shows them in your own time.
3. Your address also opens the [library of 500 prompts]({{prompts_url}}): 10 prompts in 24 hours.

VIP keeps every recording for life and adds the VIP bonus pack. It is optional, and your registration stays free without it. [See what VIP includes]({{vip_url}})`;

const AFTERWARDS = `## What you have now

1. The live summit is over and its free windows are closed. Every recording belongs to VIP.
2. Your address opens the [library of 500 prompts]({{prompts_url}}): 10 prompts in 24 hours.

VIP has every recording for life and adds the VIP bonus pack. It is optional, and your downloads and the library stay free without it. [See what VIP includes]({{vip_url}})`;

const SHARED = {
  type: 'transactional',
  onDemand: 'public',
  unsubscribable: true,
  reason: 'You get this message because this address was registered for the Growth & Scale Summit.',
  variables: [
    NAME,
    BONUS_1_TITLE,
    BONUS_1_URL,
    BONUS_2_TITLE,
    BONUS_2_URL,
    {
      name: 'prompts_url',
      example: 'https://members.growthandscale.example/500-super-prompts',
      description: 'Address of the prompt library',
    },
    {
      name: 'vip_url',
      example: 'https://growthandscale.example/vip',
      description: 'Address of the VIP offer, with a proof of this registrant (C-110)',
    },
    {
      name: 'invite_url',
      example: 'https://growthandscale.example/?invite=7kq2m9',
      description: 'Invite link of this registrant (C-064)',
    },
  ],
} as const;

/** Sent once after a free registration (F-245). The bonus links are signed and live 90 days (C-075). */
export const welcome = composeMail({
  ...SHARED,
  templateId: 'welcome',
  name: 'Welcome after registration',
  subject: 'You are registered: your two downloads are inside',
  body: bodyWith(BEFORE_AND_DURING),
  variables: [
    ...SHARED.variables,
    {
      name: 'calendar_url',
      example: 'https://growthandscale.example/api/calendar/summit.ics',
      description: 'Calendar file of all days',
    },
  ],
});

/** The same once the summit has concluded: it promises no window that is closed (C-042). */
export const welcomeConcluded = composeMail({
  ...SHARED,
  templateId: 'welcome-concluded',
  name: 'Welcome after the summit',
  subject: 'You are registered: your two downloads are here',
  body: bodyWith(AFTERWARDS),
});
