import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { startInbox, type Inbox } from './start-inbox.js';

let dir: string;
let inbox: Inbox;

const open = (keep?: number) => startInbox({ smtpPort: 0, httpPort: 0, dir, ...(keep && { keep }) });

async function mail(options: SendMailOptions, auth?: { user: string; pass: string }): Promise<void> {
  const { hostname, port } = new URL(inbox.smtpUrl);
  const transport = createTransport({ host: hostname, port: Number(port), ...(auth && { auth }) });
  await transport.sendMail({ from: 'Summit <hello@summit.test>', to: 'ada@example.com', subject: 'Hello', ...options });
  transport.close();
}

interface Listed {
  messages: { id: string; to: string[]; subject: string; from: string; has_html: boolean; attachments: number }[];
}

async function get<T = Listed>(pathname: string): Promise<T> {
  const answer = await fetch(inbox.url + pathname);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

async function text(pathname: string, status = 200): Promise<string> {
  const answer = await fetch(inbox.url + pathname);
  expect(answer.status).toBe(status);
  return answer.text();
}

const firstId = async () => (await get('/api/messages')).messages[0]?.id ?? '';

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'inbox-spec-'));
  inbox = await open();
});

afterEach(async () => {
  await inbox.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('the mail catch-all', () => {
  it('takes mail for anybody, with and without a password, newest first', async () => {
    await mail({ subject: 'First' });
    await mail({ subject: 'Second', to: 'x@elsewhere.test' }, { user: 'anybody', pass: 'anything' });
    const { messages } = await get('/api/messages');
    expect(messages.map(({ subject, to, from }) => ({ subject, to, from }))).toEqual([
      { subject: 'Second', to: ['x@elsewhere.test'], from: 'hello@summit.test' },
      { subject: 'First', to: ['ada@example.com'], from: 'hello@summit.test' },
    ]);
  });

  it('finds messages by recipient in any case, blind copies too', async () => {
    await mail({ subject: 'For Ada', to: 'Ada@Example.com', bcc: 'secret@example.com' });
    await mail({ subject: 'For Bob', to: 'bob@example.com' });
    const subjects = async (to: string) =>
      (await get(`/api/messages?to=${encodeURIComponent(to)}`)).messages.map((one) => one.subject);
    expect(await subjects('ada@example.COM')).toEqual(['For Ada']);
    expect(await subjects('secret@example.com')).toEqual(['For Ada']);
    expect(await subjects('nobody@example.com')).toEqual([]);
  });

  it('gives one message with text, HTML, headers and files', async () => {
    await mail({
      subject: 'Grüße ✓',
      text: 'Plain words',
      html: '<p>Rich <b>words</b></p>',
      headers: { 'X-Campaign': 'welcome' },
      attachments: [{ filename: 'plan ä.pdf', content: Buffer.from('%PDF-1.7 plan'), contentType: 'application/pdf' }],
    });
    const id = await firstId();
    expect(await get(`/api/messages/${id}`)).toMatchObject({
      id,
      subject: 'Grüße ✓',
      text: 'Plain words\n',
      html: '<p>Rich <b>words</b></p>\n',
      headers: expect.arrayContaining([{ name: 'X-Campaign', value: 'welcome' }]) as unknown,
      files: [{ filename: 'plan ä.pdf', mime_type: 'application/pdf', size: 13, url: `/messages/${id}/attachments/0` }],
    });
    const file = await fetch(`${inbox.url}/messages/${id}/attachments/0`);
    expect(await file.text()).toBe('%PDF-1.7 plan');
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''plan%20%C3%A4.pdf");
    expect(await text(`/messages/${id}/raw`)).toContain('X-Campaign: welcome');
  });

  it('keeps messages over a restart, and the newest ones only', async () => {
    await mail({ subject: 'Old' });
    await inbox.stop();
    inbox = await open(2);
    await mail({ subject: 'Newer' });
    await mail({ subject: 'Newest' });
    expect((await get('/api/messages')).messages.map((one) => one.subject)).toEqual(['Newest', 'Newer']);
    expect((await readdir(path.join(dir, 'messages'))).length).toBe(2);
  });

  it('deletes everything on request', async () => {
    await mail({});
    await mail({});
    const answer = await fetch(`${inbox.url}/api/messages`, { method: 'DELETE' });
    expect(await answer.json()).toEqual({ deleted: 2 });
    expect(await get('/api/messages')).toEqual({ messages: [] });
  });

  it('outlives a sender that hangs up in the middle', async () => {
    const { hostname, port } = new URL(inbox.smtpUrl);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write('EHLO me\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<c@d.test>\r\nDATA\r\nSubject: half');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.resetAndDestroy();
    await mail({ subject: 'Whole' });
    expect((await get('/api/messages')).messages.map((one) => one.subject)).toEqual(['Whole']);
  });
});

describe('the pages of the inbox', () => {
  it('list the messages with their subjects escaped', async () => {
    expect(await text('/')).toContain('No messages yet.');
    await mail({ subject: '<script>alert(1)</script>' });
    const page = await text('/');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
    const list = await text('/messages?to=nobody@example.com');
    expect(list).toContain('No message to nobody@example.com yet.');
    expect(list).not.toContain('<html');
  });

  it('show the HTML of a message in a frame that runs no scripts, with links that open outside it', async () => {
    await mail({
      html: '<html><head></head><body><script>bad()</script><a href="https://summit.test/x">Go</a><img src="cid:logo"></body></html>',
      attachments: [{ filename: 'logo.png', cid: 'logo', content: Buffer.from('png'), contentType: 'image/png' }],
    });
    const id = await firstId();
    const [iframe] = /<iframe[^>]*>/.exec(await text(`/messages/${id}`)) ?? [];
    expect(iframe).toContain(`src="/messages/${id}/html"`);
    expect(iframe).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const frame = await fetch(`${inbox.url}/messages/${id}/html`);
    const policy = frame.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/^sandbox (?!.*allow-scripts)/);
    const body = await frame.text();
    expect(body).toContain('<head><base target="_blank"></head>');
    expect(body).toContain(`src="/messages/${id}/attachments/0"`);
    expect((await fetch(`${inbox.url}/messages/${id}/attachments/0`)).headers.get('content-type')).toBe('image/png');
  });

  it('say so where a message is gone, and open no other files', async () => {
    expect(await text('/messages/20250101T000000000Z-000000-abcdef', 404)).toContain('This message is gone');
    expect(await text('/messages/..%2F..%2Fetc%2Fpasswd/raw', 404)).toContain('This message is gone');
    expect((await fetch(`${inbox.url}/api/messages/none`)).status).toBe(404);
  });

  it('delete all by the button, but not for the page of another site', async () => {
    await mail({});
    const post = (site: string) =>
      fetch(`${inbox.url}/delete-all`, { method: 'POST', redirect: 'manual', headers: { 'sec-fetch-site': site } });
    expect((await post('cross-site')).status).toBe(403);
    expect((await get('/api/messages')).messages.length).toBe(1);
    expect((await post('same-origin')).status).toBe(303);
    expect((await get('/api/messages')).messages.length).toBe(0);
  });
});
