import { composeMail } from './compose-mail.js';
import type { MailTemplate } from './mail-template.js';
import { MAIL_TEMPLATES } from './mail-templates.js';
import { renderTemplate } from './render-template.js';

const COMPANY = '1 Ridge Road, Sample City';
const UNSUBSCRIBE = 'https://growthandscale.example/unsubscribe/1';

describe('composeMail', () => {
  it('adds the postal address to every mail and the way out to those that are not transactional', () => {
    const parts = { subject: 'S', body: 'Hello.', variables: [] } as const;
    const source = { templateId: 't', name: 'T', onDemand: 'never', ...parts } as const;
    const receipt: MailTemplate = composeMail({ ...source, type: 'transactional' });
    const news = composeMail({ ...source, type: 'marketing' });

    const sentReceipt = renderTemplate(receipt, { company_address: COMPANY });
    const sentNews = renderTemplate(news, { company_address: COMPANY, unsubscribe_url: UNSUBSCRIBE });

    for (const part of [sentReceipt.html, sentReceipt.text, sentNews.html, sentNews.text])
      expect(part).toContain(COMPANY);
    for (const part of [sentNews.html, sentNews.text]) expect(part).toContain(UNSUBSCRIBE);
    for (const part of [sentReceipt.html, sentReceipt.text]) expect(part).not.toMatch(/unsubscribe/i);
  });

  it('makes html and text from the same body', () => {
    const mail = composeMail({
      templateId: 't',
      name: 'T',
      type: 'transactional',
      onDemand: 'never',
      subject: 'S',
      body: '# Head\n\nSay **this** and [that]({{that_url}}).\n\n- one\n- two\n\n1. first\n\n| Total | **$1** |\n\n[Go]({{go_url}})',
      variables: [
        { name: 'that_url', example: 'https://a.example', description: 'x' },
        { name: 'go_url', example: 'https://b.example', description: 'x' },
      ],
    });
    expect(mail.text).toBe(`Growth & Scale Summit

Head

Say this and that ({{that_url}}).

- one
- two

1. first

Total: $1

Go:
{{go_url}}

--
You get this message because it belongs to your registration, order or account.
Reply to this message to reach support: answers within 4 to 6 business hours, Monday to Friday, 9 to 5 EST.
{{company_address}}
`);
    expect(mail.html).toContain('Say <b>this</b> and <a class="gs-link" href="{{that_url}}"');
    expect(mail.html).toMatch(/<a class="gs-button-label" href="\{\{go_url\}\}"[^>]*>Go<\/a>/);
  });

  it('lays out a body edited in the CMS with the variables and the footer of the bundled mail', () => {
    const edited = composeMail({ ...MAIL_TEMPLATES.welcome, subject: 'Hi', body: 'Short: [VIP]({{vip_url}})' });
    const values = Object.fromEntries(edited.variables.map(({ name, example }) => [name, example]));
    const mail = renderTemplate<string>(edited, values);
    expect(mail.subject).toBe('Hi');
    expect(mail.text).toContain('Short: VIP (https://growthandscale.example/vip)');
    expect(mail.text).toContain(MAIL_TEMPLATES.welcome.reason);
    expect(edited.variables.map(({ name }) => name)).toEqual(MAIL_TEMPLATES.welcome.variables.map(({ name }) => name));
  });
});
