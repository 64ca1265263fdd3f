import { defineSms } from '../sms-template.js';

/** Sent some hours before the end of the window of a day. */
export const dayClosing = defineSms({
  templateId: 'day-closing',
  name: 'End of a day',
  text: 'Growth & Scale Summit: day {{day}}, {{day_title}}, closes {{closes_at}}. {{day_url}} Reply STOP to opt out',
  variables: [
    { name: 'day', example: '3', description: 'Day of the summit, 1 to 5' },
    { name: 'day_title', example: 'Systemize & Productize', description: 'Short title of the day', shorten: true },
    {
      name: 'day_url',
      example: 'https://members.growthandscale.example/day/3',
      description: 'Address of the day page',
    },
    { name: 'closes_at', example: 'Thu, 12:00 AM PDT', description: 'End of the window, in Pacific time' },
  ],
});
