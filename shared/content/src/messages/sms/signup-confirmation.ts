import { defineSms } from '../sms-template.js';

/** Sent once to registrants who left a phone number (F-001, F-245). */
export const signupConfirmation = defineSms({
  templateId: 'signup-confirmation',
  name: 'Signup confirmation',
  text: 'Growth & Scale Summit: you are registered. Bonus links are in your email. Sessions: {{sessions_url}} Reply STOP to opt out',
  variables: [
    {
      name: 'sessions_url',
      example: 'https://members.growthandscale.example/sessions',
      description: 'Address of the page with all sessions',
    },
  ],
});
