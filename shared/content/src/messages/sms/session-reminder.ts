import { defineSms } from '../sms-template.js';

/** Sent shortly before the window of a session opens. */
export const sessionReminder = defineSms({
  templateId: 'session-reminder',
  name: 'Session reminder',
  text: 'Growth & Scale Summit: "{{session_title}}" opens {{opens_at}}. {{session_url}} Reply STOP to opt out',
  variables: [
    {
      name: 'session_title',
      example: 'Offers you can sell this week',
      description: 'Topic of the session',
      shorten: true,
    },
    { name: 'opens_at', example: 'at midnight PT', description: 'When the window opens, in words' },
    {
      name: 'session_url',
      example: 'https://members.growthandscale.example/summit/access/8d21f6',
      description: 'Address of the session page',
    },
  ],
});
