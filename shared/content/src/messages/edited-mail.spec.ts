import { exampleValues, withMailText } from './edited-mail.js';
import type { MailTemplate } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { renderTemplate } from './render-template.js';

const RESET: MailTemplate = MAIL_TEMPLATES['password-reset-admin'];
const templates: [string, MailTemplate][] = Object.entries(MAIL_TEMPLATES);

describe('an edited mail', () => {
  //
  it.each(templates)('%s may say what it says already', (_id, template) => {
    const { subject, body } = template;
    expect(withMailText(template, { subject, body })).toEqual(template);
  });

  it('may say something else where its link stays', () => {
    const edited = withMailText(RESET, { subject: 'Hello', body: 'Dear {{account_email}}, [go]({{reset_url}}).' });
    expect(renderTemplate<string>(edited, exampleValues(RESET)).text).toContain('token=c3e8');
  });

  const GOOD = '[Go]({{reset_url}})';
  it.each([
    ['has no link', 'Nothing here.', 'missing_link'],
    ['has its link in the subject only', 'Nothing here.', 'missing_link'],
    ['sends the token elsewhere', `${GOOD} [x](https://evil.example/?t={{reset_token}})`, 'foreign_address'],
    ['leads through another host', '[Go](https://evil.example/{{reset_url}})', 'foreign_address'],
    ['names another host besides', `${GOOD} or evil.example/reset`, 'foreign_address'],
    ['names another mailbox', `${GOOD} Write to help@evil.example`, 'foreign_address'],
  ])('that lets somebody in is refused where it %s', (_what, body, problem) => {
    const subject = 'Reset {{reset_url}}';
    expect(() => withMailText(RESET, { subject, body })).toThrow(expect.objectContaining({ problem }));
  });

  it('that lets nobody in may lead anywhere', () => {
    const body = 'Read [this](https://elsewhere.example/).';
    expect(withMailText(MAIL_TEMPLATES.welcome, { subject: 'Hi', body }).text).toContain('elsewhere.example');
  });

  it.each(
    templates.filter(([id]) =>
      /^password-reset-|-setup-|-invitation$|^email-change|^two-factor-|^orders-link$|^receipt$/.test(id),
    ),
  )('%s has a link that no text leaves out', (_id, template) => {
    expect(template.variables.some(({ required }) => required)).toBe(true);
  });
});
