import { dayClosing } from './sms/day-closing.js';
import { dayReminder } from './sms/day-reminder.js';
import { sessionReminder } from './sms/session-reminder.js';
import { signupConfirmation } from './sms/signup-confirmation.js';

/** Every text message the product sends, by id. */
export const SMS_TEMPLATES = {
  'signup-confirmation': signupConfirmation,
  'day-reminder': dayReminder,
  'day-closing': dayClosing,
  'session-reminder': sessionReminder,
} as const;

export type SmsTemplateId = keyof typeof SMS_TEMPLATES;

/** The values a text message needs, by its id. */
export type SmsValues<Id extends SmsTemplateId> = Readonly<
  Record<(typeof SMS_TEMPLATES)[Id]['variables'][number]['name'], string>
>;
