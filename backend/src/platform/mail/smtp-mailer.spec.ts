import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { unitConfig } from '../../../test/harness/unit-config.js';
import type { AppConfig } from '../../config/app-config.js';
import { ProviderCircuits } from '../circuits/provider-circuits.js';
import { createLogger } from '../logging/logger.js';
import { SmtpMailer } from './smtp-mailer.js';

/** A mail server that knows no encryption, and keeps what it was told. */
async function startPlainServer(
  toRecipient: Promise<string> = Promise.resolve('250 yes'),
  onReset: () => void = () => undefined,
): Promise<{ url: string; heard: string[]; server: Server }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 plain\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (line === 'RSET') onReset();
        if (/^EHLO/.test(line)) socket.write('250-plain\r\n250 AUTH PLAIN\r\n');
        else if (line === 'DATA') socket.write('354 go on\r\n');
        else if (/^AUTH/.test(line)) socket.write('235 yes\r\n');
        else if (/^RCPT/.test(line)) void toRecipient.then((answer) => socket.write(`${answer}\r\n`));
        else if (/^(MAIL|RSET|\.$)/.test(line)) socket.write('250 yes\r\n');
        else if (/^[A-Z]{4,8}$/.test(line)) socket.write('502 unknown\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `smtp://mailer:sesame@127.0.0.1:${port}`, heard, server };
}

/** Resolves when the server has answered this line of somebody else: by then it has heard what was sent before. */
async function said(server: Server, line: string): Promise<void> {
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'data');
  socket.write(`${line}\r\n`);
  await once(socket, 'data');
  socket.destroy();
}

const mail = {
  messageId: 'one',
  to: 'reader@buyer.org',
  subject: 'New password',
  text: 'A link',
  html: '<p>A link</p>',
  unsubscribe: null,
};

const mailerFor = (config: AppConfig, times?: { failures: number; pauseMs: number }) =>
  new SmtpMailer(config, new ProviderCircuits(createLogger('silent'), times));

describe('SmtpMailer (S24)', () => {
  it('tells a server without encryption neither password nor mail, where encryption is required', async () => {
    const plain = await startPlainServer();
    const config = unitConfig();
    const mailer = mailerFor({ ...config, mail: { ...config.mail, smtpUrl: plain.url, requireTls: true } });
    try {
      await expect(mailer.send(mail, async () => undefined)).rejects.toThrow('the mail server did not accept the mail');
      expect(plain.heard.join('\n')).toContain('STARTTLS');
      expect(plain.heard.join('\n')).not.toMatch(/AUTH|MAIL FROM|reader@/);
    } finally {
      await mailer.onApplicationShutdown();
      plain.server.close();
    }
  });

  it('sends without encryption where none is required: to the inbox of the demo', async () => {
    const plain = await startPlainServer();
    const config = unitConfig();
    const mailer = mailerFor({ ...config, mail: { ...config.mail, smtpUrl: plain.url, requireTls: false } });
    try {
      await mailer.send(mail, async () => undefined);
      expect(plain.heard).toContain('RCPT TO:<reader@buyer.org>');
    } finally {
      await mailer.onApplicationShutdown();
      plain.server.close();
    }
  });

  it('sends after it could not open its way to the server, and ends quietly where it never could', async () => {
    const plain = await startPlainServer();
    const config = unitConfig();
    const settings = { ...config.mail, smtpUrl: 'smtp://[', requireTls: false };
    const [mailer, idle] = [mailerFor({ ...config, mail: settings }), mailerFor({ ...config, mail: { ...settings } })];
    try {
      for (const one of [mailer, idle]) await expect(one.send(mail, async () => undefined)).rejects.toThrow('URL');
      settings.smtpUrl = plain.url;
      expect(await mailer.send(mail, async () => undefined)).toEqual({ kind: 'accepted' });
    } finally {
      await Promise.all([mailer.onApplicationShutdown(), idle.onApplicationShutdown()]);
      plain.server.close();
    }
  });

  it('tells its caller why the caller held a mail back, and holds that against no server', async () => {
    const plain = await startPlainServer();
    const config = unitConfig();
    const settings = { ...config.mail, smtpUrl: plain.url, requireTls: false };
    const mailer = mailerFor({ ...config, mail: settings }, { failures: 1, pauseMs: 60_000 });
    const reason = new Error('the database is away');
    try {
      await expect(mailer.send(mail, () => Promise.reject(reason))).rejects.toBe(reason);
      expect(await mailer.send(mail, async () => undefined)).toEqual({ kind: 'accepted' });
      expect(plain.heard.filter((line) => line === '.')).toHaveLength(1);
    } finally {
      await mailer.onApplicationShutdown();
      plain.server.close();
    }
  });

  it('gives the server a mail whole, and nothing of it before its caller has noted that it goes', async () => {
    const plain = await startPlainServer();
    const config = unitConfig();
    const mailer = mailerFor({ ...config, mail: { ...config.mail, smtpUrl: plain.url, requireTls: false } });
    let before: string[] = [];
    try {
      await mailer.send(mail, async () => {
        await said(plain.server, 'NOOP');
        before = [...plain.heard];
      });
      expect(before.filter((line) => /^Subject|A link/.test(line))).toEqual([]);
      expect(plain.heard.filter((line) => /^Subject|A link/.test(line))).toEqual([
        'Subject: New password',
        'A link',
        '<p>A link</p>',
      ]);
    } finally {
      await mailer.onApplicationShutdown();
      plain.server.close();
    }
  });

  it.each([
    ['450 4.2.0 greylisted', { name: 'MailNotAccepted', certain: true }],
    ['550 5.1.1 unknown', { kind: 'refused' }],
  ])(
    'ends a try whose recipient was answered %s only after its caller has noted that the mail goes',
    async (answer, end) => {
      const order: string[] = [];
      let refuse: () => void = () => undefined;
      let write: () => void = () => undefined;
      const toRecipient = new Promise<string>((resolve) => (refuse = () => resolve(answer)));
      const note = new Promise<void>((resolve) => (write = resolve));
      // The client resets the talk once it has taken notice of the refusal.
      const plain = await startPlainServer(toRecipient, () => {
        order.push('noted');
        write();
      });
      const config = unitConfig();
      const mailer = mailerFor({ ...config, mail: { ...config.mail, smtpUrl: plain.url, requireTls: false } });
      const beforeHandover = () => {
        refuse();
        return note;
      };
      try {
        const sent = mailer.send(mail, beforeHandover);
        const outcome = await sent.catch((error: unknown) => error);
        order.push('ended');
        await note;
        expect(order).toEqual(['noted', 'ended']);
        expect(outcome).toMatchObject(end);
        expect(plain.heard).not.toContain('DATA');
      } finally {
        await mailer.onApplicationShutdown();
        plain.server.close();
      }
    },
  );
});
