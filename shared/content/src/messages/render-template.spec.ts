import { composeMail } from './compose-mail.js';
import type { MailTemplate } from './mail-template.js';
import { renderTemplate } from './render-template.js';

const template = composeMail({
  templateId: 'sample',
  name: 'Sample',
  type: 'transactional',
  onDemand: 'never',
  subject: 'For {{name}}',
  body: 'Hello {{name}}, see [the page]({{page_url}}).\n\n| Lines | {{lines}} |',
  variables: [
    { name: 'name', example: 'Amara', description: 'x' },
    { name: 'page_url', example: 'https://growthandscale.example/', description: 'x' },
    { name: 'lines', example: 'one', description: 'x', multiline: true },
  ],
});
const values = {
  name: 'Amara',
  page_url: 'https://growthandscale.example/',
  lines: 'one',
  company_address: '1 Ridge Road',
};
const rendered = (changes: Record<string, string>) => renderTemplate<string>(template, { ...values, ...changes });
const problem = (name: string) => expect.objectContaining({ name: 'TemplateError', problem: name });

describe('renderTemplate', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</title><svg/onload=alert(1)>',
    '</td></tr></table><a href="https://evil.example">Click</a>',
    '&lt;b&gt; & <b>',
  ])('escapes the value %s in html and leaves it alone in subject and text', (name) => {
    const mail = rendered({ name });
    expect(mail.subject).toBe(`For ${name}`);
    expect(mail.text).toContain(`Hello ${name}, see`);
    expect(mail.html).not.toContain(name);
    expect(mail.html.replace(/<[^>]*>/g, '')).not.toContain('<');
    expect([...mail.html.matchAll(/<[^>]*>/g)].map(([tag]) => tag)).toEqual(
      [...rendered({}).html.matchAll(/<[^>]*>/g)].map(([tag]) => tag),
    );
  });

  it('does not fill placeholders that a value brings along', () => {
    expect(rendered({ name: '{{page_url}}' }).text).toContain('Hello {{page_url}}, see');
    expect(rendered({ name: '$& $1' }).text).toContain('Hello $& $1, see');
  });

  it.each([
    'Amara\r\nBcc: all@victims.example',
    'Amara\nBcc: x@y.example',
    'Amara\rX: y',
    'Amara\u2028Z',
    'Amara\u2029Z',
  ])('keeps the subject on one line for the value %j', (name) => {
    expect(rendered({ name }).subject).toMatch(/^For Amara [^\r\n\u2028\u2029]+$/);
  });

  it('keeps a line break of the subject itself out of the header', () => {
    const mail = renderTemplate<string>({ ...template, subject: 'One\r\nBcc: {{name}}' }, values);
    expect(mail.subject).toBe('One Bcc: Amara');
  });

  it('puts a value on one line unless the variable is declared multiline', () => {
    const mail = rendered({ name: 'A\n\nB', lines: 'one\r\ntwo' });
    expect(mail.text).toContain('Hello A B, see');
    expect(mail.text).toContain('Lines: one\ntwo');
    expect(mail.html).toContain('one<br>two');
  });

  it('drops control characters and marks that turn the reading direction', () => {
    expect(rendered({ name: 'A\u0000m\u001B\u202Ea\u2066ra\u007F' }).subject).toBe('For Amara');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' data:text/html;base64,AAAA',
    'vbscript:x',
    'ftp://a.example',
    '//a.example',
    '/vip',
    'mailto:a@b.example',
    'https://a.example/" onclick="x',
    'https://a.example/ b',
    'https:a.example',
    '',
  ])('refuses the address %j', (page_url) => {
    expect(() => rendered({ page_url })).toThrow(problem('unsafe_url'));
  });

  it('keeps ampersands of an address valid in html and whole in text', () => {
    const mail = rendered({ page_url: 'https://a.example/?a=1&b=2' });
    expect(mail.html).toContain('href="https://a.example/?a=1&amp;b=2"');
    expect(mail.text).toContain('(https://a.example/?a=1&b=2)');
  });

  it('refuses a variable that is no address where an address stands', () => {
    const edited: MailTemplate = { ...template, html: '<a href="{{name}}">x</a>' };
    expect(() => renderTemplate(edited, values)).toThrow(problem('unsafe_url'));
    expect(() => renderTemplate(edited, { ...values, name: 'javascript:alert(1)' })).toThrow(problem('unsafe_url'));
  });

  it.each([
    '<a href={{page_url}}>x</a>',
    "<a href='{{page_url}}'>x</a>",
    '<p style="color:{{name}}">x</p>',
    '<{{name}}>',
    '<p title="{{name}}">x</p>',
  ])('refuses the placeholder inside the tag %s', (html) => {
    expect(() => renderTemplate<string>({ ...template, html }, values)).toThrow(problem('unsafe_position'));
  });

  it('throws on a missing value, an unknown value and an undeclared variable', () => {
    const incomplete = { page_url: values.page_url, lines: values.lines, company_address: values.company_address };
    expect(() => renderTemplate<string>(template, incomplete)).toThrow(problem('missing_value'));
    expect(() => rendered({ nmae: 'Amara' })).toThrow(problem('unknown_value'));
    expect(() => renderTemplate<string>({ ...template, subject: '{{other}}' }, values)).toThrow(
      problem('undeclared_variable'),
    );
    expect(() => renderTemplate<string>({ ...template, subject: '{{constructor}}' }, values)).toThrow(
      problem('undeclared_variable'),
    );
  });

  it.each(['{{ name', '{{Name}}', '{{na me}}', '{{name|raw}}', '{{}}'])('throws on the malformed %s', (subject) => {
    expect(() => renderTemplate<string>({ ...template, subject }, values)).toThrow(problem('malformed_placeholder'));
  });
});
