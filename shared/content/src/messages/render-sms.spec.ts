import { gsm7Length } from './gsm7.js';
import { renderSms, SMS_LENGTH } from './render-sms.js';
import { sessionReminder } from './sms/session-reminder.js';

const values = {
  session_title: 'The first offer you can sell this week',
  opens_at: 'at midnight Pacific',
  session_url: 'https://members.growthandscale.example/summit/access/8d21f6',
};

describe('renderSms', () => {
  it('fills the message', () => {
    expect(renderSms(sessionReminder, { ...values, session_title: 'Small offers' })).toBe(
      'Growth & Scale Summit: "Small offers" opens at midnight Pacific. https://members.growthandscale.example/summit/access/8d21f6 Reply STOP to opt out',
    );
  });

  it('cuts a long title so that the message fits, and keeps address and way out whole', () => {
    const session_title = 'How we moved a consulting business of nine people to fixed offers – and what it cost us';
    const message = renderSms(sessionReminder, { ...values, session_title });
    expect(gsm7Length(message)).toBe(SMS_LENGTH);
    expect(message).toContain('"How we moved a');
    expect(message).toContain('..." opens at midnight Pacific. ');
    expect(message).toContain(values.session_url);
    expect(message).toMatch(/ Reply STOP to opt out$/);
  });

  it('never cuts an address: a very long one makes the message longer', () => {
    const session_url = `https://members.growthandscale.example/summit/access/${'a'.repeat(120)}`;
    const message = renderSms(sessionReminder, { ...values, session_url });
    expect(message).toContain(`${session_url} Reply STOP to opt out`);
    expect(message).toContain('"The first...');
  });

  it('brings typographic marks into the GSM alphabet and keeps the message on one line', () => {
    const message = renderSms(sessionReminder, { ...values, session_title: 'Don’t “scale”\nyet' });
    expect(message).toContain('"Don\'t "scale" yet"');
    expect(gsm7Length(message)).not.toBeNull();
  });

  it('checks values as mails do', () => {
    expect(() => renderSms(sessionReminder, { ...values, session_url: 'javascript:x' })).toThrow(
      expect.objectContaining({ problem: 'unsafe_url' }),
    );
    expect(() => renderSms<string>(sessionReminder, { opens_at: 'x' })).toThrow(
      expect.objectContaining({ problem: 'missing_value' }),
    );
    expect(() => renderSms<string>(sessionReminder, { ...values, extra: 'x' })).toThrow(
      expect.objectContaining({ problem: 'unknown_value' }),
    );
  });
});
