import { composeMail } from '../compose-mail.js';
import { NAME } from '../mail-variables.js';

/** Reminder of a session whose 48-hour window is about to open. */
export const sessionReminder = composeMail({
  templateId: 'session-reminder',
  name: 'Session reminder',
  type: 'notification',
  onDemand: 'never',
  subject: 'Opens soon, day {{day}}: {{session_title}}',
  reason: 'You get this message because you registered for the summit and session reminders are on.',
  body: `
# {{session_title}}

Hello {{name}}, this session opens soon. It is free to watch for 48 hours, at any hour that suits you.

| Day | {{day}} |
| Speaker | {{speaker_name}} |
| Opens | {{opens_at}} |
| Closes | {{closes_at}} |
| Length | {{duration}} |

[Go to the session]({{session_url}})

The page shows a countdown until the session opens. After the window closes, the recording belongs to VIP.
`,
  variables: [
    NAME,
    { name: 'session_title', example: 'The first offer you can sell this week', description: 'Topic of the session' },
    { name: 'speaker_name', example: 'Amara Okafor', description: 'Name of the speaker' },
    { name: 'day', example: '4', description: 'Day of the summit, 1 to 5' },
    { name: 'opens_at', example: '30 October 2025, midnight Pacific', description: 'Start of the window, with zone' },
    { name: 'closes_at', example: '1 November 2025, midnight Pacific', description: 'End of the window, with zone' },
    { name: 'duration', example: '45 min', description: 'Length of the session' },
    {
      name: 'session_url',
      example: 'https://members.growthandscale.example/summit/access/8d21f6',
      description: 'Address of the session page',
    },
  ],
});
