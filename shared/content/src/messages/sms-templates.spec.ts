import { gsm7Length } from './gsm7.js';
import { placeholdersIn } from './placeholder.js';
import { renderSms, SMS_LENGTH } from './render-sms.js';
import { SMS_TEMPLATES } from './sms-templates.js';
import type { SmsTemplate } from './sms-template.js';

const templates: [string, SmsTemplate][] = Object.entries(SMS_TEMPLATES);

describe('SMS_TEMPLATES', () => {
  it('are the three messages of a registrant with a phone', () => {
    expect(Object.keys(SMS_TEMPLATES)).toEqual([
      'signup-confirmation',
      'day-reminder',
      'day-closing',
      'session-reminder',
    ]);
  });

  describe.each(templates)('%s', (id, template) => {
    const examples = Object.fromEntries(template.variables.map(({ name, example }) => [name, example]));
    const message = renderSms(template, examples);

    it('carries its own id and declares exactly the variables that it uses', () => {
      expect(template.templateId).toBe(id);
      expect(placeholdersIn(template.text).sort()).toEqual(template.variables.map(({ name }) => name).sort());
    });

    it('fits one message in the GSM alphabet when filled with its examples, uncut', () => {
      const length = gsm7Length(message);
      expect(length).not.toBeNull();
      expect(length).toBeLessThanOrEqual(SMS_LENGTH);
      expect(message).not.toContain('...');
    });

    it('names the sender first and the way out last', () => {
      expect(message).toMatch(/^Growth & Scale Summit: /);
      expect(message).toMatch(/Reply STOP to opt out$/);
    });
  });
});
