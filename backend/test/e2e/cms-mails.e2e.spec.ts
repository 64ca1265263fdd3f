import { MAIL_TEMPLATES } from '@summit/content/messages';
import type {
  AdminEmailTemplatesResponse,
  EmailTemplateAnswer,
  EmailTemplateItem,
  MailValuesResponse,
} from '@summit/contracts';
import { DataSource } from 'typeorm';
import { importEmailTemplates } from '../../src/modules/cms/import-email-templates.js';
import { Sql } from '../../src/platform/database/sql.js';
import { MailQueue } from '../../src/platform/mail/mail-queue.js';
import { signInAdmin } from '../harness/admin.js';
import { insertOrder } from '../harness/order-rows.js';
import { eventually, json, read, startApp, type RunningApp } from '../harness/running-app.js';
import { scriptedMailServer, type ScriptedMailServer } from '../harness/scripted-mail-server.js';

const ID = 'vip-already-member';
const VALUES = {
  name: 'Jane',
  summit_names: 'Summit 2',
  login_url: 'https://member.test/',
  reset_url: 'https://member.test/',
  library_url: 'https://member.test/',
};

//
describe('mails that an administrator edits', () => {
  let server: ScriptedMailServer;
  let running: RunningApp;
  let admin: { authorization: string };
  let lastRecipient = 0;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await scriptedMailServer(() => 'accept');
    running = await startApp({ role: 'all', env: { SMTP_URL: server.smtpUrl }, log: (line) => void lines.push(line) });
    admin = await signInAdmin(running);
    await importEmailTemplates(running.app.get(DataSource));
  });
  afterAll(async () => {
    await running.stop();
    await server.stop();
  });

  const call = (method: string, path: string, body?: object) =>
    running.fetch(
      `/api/admin/email-templates${path}`,
      body ? { ...json(body, admin), method } : { method, headers: admin },
    );
  const template = async (): Promise<EmailTemplateItem> => {
    const { templates } = await read<AdminEmailTemplatesResponse>(call('GET', ''));
    return templates.find(({ template_id }) => template_id === ID)!;
  };
  const save = async (change: object) => call('PUT', `/${(await template()).id}`, change);
  const arrivesAt = (recipient: string) =>
    eventually(async () => server.received.find((mail) => mail.recipient === recipient)?.text);
  const sent = async (): Promise<string> => {
    const recipient = `reader${(lastRecipient += 1)}@example.com`;
    await running.app
      .get(Sql)
      .transaction((tx) =>
        running.app.get(MailQueue).enqueue(tx, { key: recipient, template: ID, recipient, values: VALUES }),
      );
    return arrivesAt(recipient);
  };
  const BUILT_IN = `Subject: ${MAIL_TEMPLATES[ID].subject}`;

  it('go out as they were saved, with their variables filled', async () => {
    expect(await sent()).toContain(BUILT_IN);
    const answer = await read<EmailTemplateAnswer>(
      save({ subject: 'Good news', body: 'Dear {{name}}, come in: {{login_url}}' }),
    );
    expect(answer).toMatchObject({
      unknown_variables: [],
      item: { sends: 'this_text', template_name: answer.item.name },
    });
    const mail = await sent();
    expect(mail).toContain('Subject: Good news');
    expect(mail).toContain('Dear Jane, come in: https://member.test/');
  });

  it('never carry markup or placeholders of their values', async () => {
    await save({ subject: 'Hello', body: '<script>alert(1)</script> {{name}} {{summit_names}}' });
    const recipient = 'markup@example.com';
    const values = { ...VALUES, summit_names: '<b>{{name}}</b>' };
    await running.app
      .get(Sql)
      .transaction((tx) => running.app.get(MailQueue).enqueue(tx, { key: recipient, template: ID, recipient, values }));
    const mail = await arrivesAt(recipient);
    const html = mail.slice(mail.indexOf('text/html'));
    expect(html).not.toMatch(/<script|<b>\{\{/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('{{name}}');
  });

  it.each([
    [{ body: 'Hello {{first_name}} and {{name}}' }, 'mail_variable_unknown', 'body', '{{first_name}}'],
    [{ subject: 'Hello {{nmae}}' }, 'mail_variable_unknown', 'subject', '{{nmae}}'],
    [{ body: 'Hello {{Name}}' }, 'mail_text_invalid', 'body', '{{Name}}'],
    [{ body: '[Open]({{name}})' }, 'mail_text_invalid', 'body', '{{name}}'],
    // No mail includes another or repeats a part, so none can go round in circles.
    [{ body: '{{#each name}}{{name}}{{/each}}' }, 'mail_text_invalid', 'body', '{{#each name}}'],
    [{ body: 'Hello {{> vip-already-member}}' }, 'mail_text_invalid', 'body', '{{> vip-already-member}}'],
    [{ type: 'marketing' }, 'mail_type_fixed', 'type', 'transactional'],
  ])('are refused with %j', async (change, code, field, named) => {
    const answer = await read(save(change));
    expect(answer.code).toBe(code);
    expect(answer.fields?.[field]).toContain(named);
  });

  it('go out with the built-in text while the row is inactive, and after it is deleted or restored', async () => {
    await save({ subject: 'Edited', body: 'Edited for {{name}}' });
    expect(await sent()).toContain('Subject: Edited');
    await save({ active: false });
    expect(await sent()).toContain(BUILT_IN);
    await save({ active: true });
    expect(await sent()).toContain('Subject: Edited');

    const { id } = await template();
    const restored = await read<EmailTemplateAnswer>(call('POST', `/${id}/restore`));
    expect(restored.item).toMatchObject({ subject: MAIL_TEMPLATES[ID].subject, sends: 'built_in_text' });
    expect(await template()).toEqual(restored.item);
    expect(await sent()).toContain(BUILT_IN);
    // It follows the product again: the import may change it.
    expect(await running.rows('select updated_by from email_template where id = $1', [id])).toEqual([
      { updated_by: null },
    ]);
  });

  it('are previewed with the data of one person, which the audit log notes', async () => {
    await insertOrder(running, { email: 'reader@example.com', name: 'Reader', product: 'implementation' });
    const of = (email: string) => call('POST', '/values', { email, template_id: 'receipt' });
    const { values } = await read<MailValuesResponse>(of('Reader@Example.com'));
    expect(values).toMatchObject({ name: 'Reader', account_email: 'reader@example.com', total: '$97' });
    expect(Object.keys(values).filter((name) => name.endsWith('_url'))).toEqual([]);
    const [entry] = await running.rows('select action from audit_entry order by id desc limit 1');
    expect(entry).toEqual({ action: 'POST /api/admin/email-templates/values' });
    expect(await read(of('nobody@example.com'))).toMatchObject({ code: 'person_unknown' });
    expect(await read(of('no address'))).toMatchObject({ code: 'email_invalid' });
  });

  it('are tried out on whoever asks, as they are stored', async () => {
    await save({ subject: 'Only a test', body: 'Dear {{name}}' });
    expect((await call('POST', `/${(await template()).id}/test`)).status).toBe(200);
    const mail = await arrivesAt('office@summit.test');
    expect(mail).toContain('Subject: Only a test');
    expect(mail).toContain('Dear Amara Okafor');
  });

  it('answer names that nobody fills, where the product does not send the mail', async () => {
    const draft = {
      template_id: 'newsletter',
      name: 'News',
      subject: 'News',
      body: 'Dear {{name}}',
      type: 'marketing',
    };
    const { item, unknown_variables } = await read<EmailTemplateAnswer>(call('POST', '', draft));
    expect(unknown_variables).toEqual(['name']);
    expect(item.sends).toBe('nothing');
    for (const act of ['restore', 'test']) expect((await call('POST', `/${item.id}/${act}`)).status).toBe(404);
    expect(
      (await read<EmailTemplateAnswer>(call('PUT', `/${item.id}`, { variables: ['name'] }))).unknown_variables,
    ).toEqual([]);
  });

  it('give way to the built-in text where they can no longer be filled, and say so', async () => {
    await running.rows(`update email_template set body = 'Dear {{gone}}', updated_by = 'x' where template_id = $1`, [
      ID,
    ]);
    expect(await sent()).toContain(BUILT_IN);
    expect(lines.some((line) => line.includes('mail_text_unusable'))).toBe(true);
  });
});
