import { composeMail } from '../compose-mail.js';
import { NAME } from '../mail-variables.js';

const REASON = 'You get this message because you registered for the summit and its reminders are on.';

const DAY = { name: 'day', example: '3', description: 'Day of the summit, 1 to 5' } as const;
const DAY_TITLE = {
  name: 'day_title',
  example: 'Systemize & Productize',
  description: 'Title of the day',
} as const;
const OPENS_AT = {
  name: 'opens_at',
  example: 'Wed, Oct 29, 2025, 12:00 AM PDT',
  description: 'Start of the window in Pacific time',
} as const;
const CLOSES_AT = {
  name: 'closes_at',
  example: 'Fri, Oct 31, 2025, 12:00 AM PDT',
  description: 'End of the window in Pacific time',
} as const;
const SESSION_LINES = {
  name: 'session_lines',
  example: 'Offers you can sell this week (Amara Okafor)\nPrices that hold (Sanjay Vaidyanath)',
  description: 'Sessions of the day with their speakers, one a line',
  multiline: true,
} as const;
const DAY_URL = {
  name: 'day_url',
  example: 'https://members.growthandscale.example/day/3',
  description: 'Address of the day page',
} as const;

/** 24 hours before a day opens. */
export const dayTomorrow = composeMail({
  templateId: 'day-tomorrow',
  name: 'Reminder: a day opens tomorrow',
  type: 'notification',
  onDemand: 'never',
  subject: 'Tomorrow: day {{day}}, {{day_title}}',
  reason: REASON,
  body: `
# Day {{day}} opens tomorrow

Hello {{name}}, {{day_title}} opens in 24 hours. Its sessions are free to watch for 48 hours, at any hour that suits you.

| Opens | {{opens_at}} |
| Closes | {{closes_at}} |
| Sessions | {{session_lines}} |

[Look at the day]({{day_url}})

[Put all days into your calendar]({{calendar_url}}): it shows every window in your own time.
`,
  variables: [
    NAME,
    DAY,
    DAY_TITLE,
    OPENS_AT,
    CLOSES_AT,
    SESSION_LINES,
    DAY_URL,
    {
      name: 'calendar_url',
      example: 'https://growthandscale.example/api/calendar/summit.ics',
      description: 'Calendar file of all days',
    },
  ],
});

/** One hour before a day opens. */
export const daySoon = composeMail({
  templateId: 'day-soon',
  name: 'Reminder: a day opens in an hour',
  type: 'notification',
  onDemand: 'never',
  subject: 'In an hour: day {{day}}, {{day_title}}',
  reason: REASON,
  body: `
# One hour until day {{day}}

Hello {{name}}, {{day_title}} opens in an hour. You need not be there at once: every session stays free to watch for 48 hours.

| Opens | {{opens_at}} |
| Closes | {{closes_at}} |

[Go to the day]({{day_url}})
`,
  variables: [NAME, DAY, DAY_TITLE, OPENS_AT, CLOSES_AT, DAY_URL],
});

/** When a day opens. It names the next day as well, which would be announced at the same moment. */
export const dayOpen = composeMail({
  templateId: 'day-open',
  name: 'Reminder: a day is open',
  type: 'notification',
  onDemand: 'never',
  subject: 'Open now: day {{day}}, {{day_title}}',
  reason: REASON,
  body: `
# Day {{day}} is open

Hello {{name}}, {{day_title}} is open and free to watch for 48 hours.

| Closes | {{closes_at}} |
| Sessions | {{session_lines}} |

[Watch day {{day}}]({{day_url}})

{{next_day}} [All sessions]({{sessions_url}}) are on one page.
`,
  variables: [
    NAME,
    DAY,
    DAY_TITLE,
    CLOSES_AT,
    SESSION_LINES,
    DAY_URL,
    {
      name: 'next_day',
      example: 'Tomorrow opens day 4, Scale & Automate, at Thu, Oct 30, 2025, 12:00 AM PDT.',
      description: 'A sentence about the day after',
    },
    {
      name: 'sessions_url',
      example: 'https://members.growthandscale.example/sessions',
      description: 'Address of the page with all sessions',
    },
  ],
});

/** Six hours before the window of a day ends; not to members who keep the recordings. */
export const dayClosing = composeMail({
  templateId: 'day-closing',
  name: 'Reminder: a window ends',
  type: 'notification',
  onDemand: 'never',
  subject: 'Last hours: day {{day}}, {{day_title}}',
  reason: REASON,
  body: `
# The last hours of day {{day}}

Hello {{name}}, {{day_title}} is free to watch until {{closes_at}}.

[Watch day {{day}}]({{day_url}})

After that the recordings belong to VIP, which keeps them for life. [See what VIP includes]({{vip_url}})
`,
  variables: [
    NAME,
    DAY,
    DAY_TITLE,
    CLOSES_AT,
    DAY_URL,
    { name: 'vip_url', example: 'https://growthandscale.example/vip', description: 'Address of the VIP offer' },
  ],
});
