import type { MailTemplateId } from '@summit/content/messages';
import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';
import {
  scriptedMailServer,
  type MailScript,
  type ScriptedMailServer,
} from '../../../test/harness/scripted-mail-server.js';
import { Sql } from '../database/sql.js';
import type { MailState } from './mail-message.entity.js';
import { MailQueue, type MailRequest } from './mail-queue.js';

interface Row {
  state: MailState;
  refusal: string | null;
  handovers: number;
  values: object;
}

describe('a mail that was decided on', () => {
  const scripts = new Map<string, MailScript[]>();
  const lines: string[] = [];
  let server: ScriptedMailServer;
  let running: RunningApp;
  let queue: MailQueue;
  beforeAll(async () => {
    server = await scriptedMailServer((recipient) => scripts.get(recipient)?.shift() ?? 'accept');
    running = await startApp({
      role: 'all',
      env: {
        SMTP_URL: server.smtpUrl,
        MAIL_FROM: 'Summit <hello@news.summit.test>',
        SUPPORT_EMAIL: 'help@summit.test',
      },
      log: (line) => void lines.push(line),
    });
    queue = running.app.get(MailQueue);
  });
  afterAll(async () => {
    await running.stop();
    await server.stop();
  });
  afterEach(() => running.rows('delete from mail_message'));

  const values = {
    name: 'Jane',
    summit_names: 'Summit 2',
    login_url: 'https://member.test/',
    reset_url: 'https://member.test/',
    library_url: 'https://member.test/',
  };
  const send = (recipient: string, ...script: MailScript[]) => {
    scripts.set(recipient, script);
    return running.app
      .get(Sql)
      .transaction((tx) =>
        queue.enqueue(tx, { key: `test:${recipient}`, template: 'vip-already-member', recipient, values }),
      );
  };
  const row = async (recipient: string) =>
    (await running.rows<Row & { id: string }>('select * from mail_message where recipient = $1', [recipient]))[0]!;
  /** A failed job waits before it is tried again: this is the waiting, cut short. */
  const ended = (recipient: string) =>
    eventually(async () => {
      await running.rows(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0',
      );
      const found = await row(recipient);
      return found.state !== 'waiting' && found;
    });
  const copies = (recipient: string) => server.received.filter((mail) => mail.recipient === recipient);
  const waitsSince = (recipient: string, minutes: number) =>
    running.rows(`update mail_message set created_at = now() - make_interval(mins => $2) where recipient = $1`, [
      recipient,
      minutes,
    ]);

  it('names the host of its sender in its Message-ID, and the support address as the place for answers', async () => {
    await send('ada@example.com');
    const { id } = await ended('ada@example.com');
    const [mail] = copies('ada@example.com');
    expect(mail!.text).toContain(`Message-ID: <${id}@news.summit.test>`);
    expect(mail!.text).toContain('Reply-To: help@summit.test');
  });

  it('is final when the server refuses its recipient for good', async () => {
    await send('nobody@example.com', { toRecipient: '550 5.1.1 <nobody@example.com>: no such user' });
    expect(await ended('nobody@example.com')).toMatchObject({ state: 'refused', refusal: 'EENVELOPE 550', values });
    expect(lines.join('\n')).not.toContain('nobody@example.com');
    await waitsSince('nobody@example.com', 11);
    expect(await queue.isStuck()).toBe(false);
  });

  it('is sent once more when an operator asks for it, for 72 hours; then its links are forgotten', async () => {
    await send('moved@example.com', { toRecipient: '550 5.1.1 no such user' });
    const { id } = await ended('moved@example.com');
    expect(await queue.sendAgain(id)).toBe('now');
    expect(await ended('moved@example.com')).toMatchObject({ state: 'sent', refusal: null, values: {} });
    expect(await queue.sendAgain(id)).toBeNull();
    await send('gone@example.com', { toRecipient: '550 5.1.1 no such user' });
    const gone = await ended('gone@example.com');
    await queue.forgetFailed();
    expect(await row('gone@example.com')).toMatchObject({ values });
    await waitsSince('gone@example.com', 72 * 60 + 1);
    await queue.forgetFailed();
    expect(await row('gone@example.com')).toMatchObject({ values: {} });
    expect(await queue.sendAgain(gone.id)).toBeNull();
  });

  it('is tried now when an operator asks for it while it waits', async () => {
    const greylisted = Array<MailScript>(20).fill({ toRecipient: '450 4.2.0 greylisted' });
    await send('patient@example.com', ...greylisted);
    const { id } = await row('patient@example.com');
    await eventually(async () => {
      const put = await running.rows(
        `update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
         where key = $1 and locked_at is null and attempts > 0 returning id`,
        [`mail:${id}`],
      );
      return put.length > 0;
    });
    scripts.set('patient@example.com', []);
    expect(await queue.sendAgain(id)).toBe('now');
    await eventually(async () => (await row('patient@example.com')).state === 'sent');
    expect(copies('patient@example.com')).toHaveLength(1);
  });

  describe('and is sent by the job that decided on it', () => {
    const sendNow = (recipient: string, key = `now:${recipient}`) =>
      queue.sendNow({ key, template: 'vip-already-member', recipient, values });
    const job = (id: string) => running.rows('select from graphile_worker.jobs where key = $1', [`mail:${id}`]);

    it('needs no job of its own, and goes out once however often it is decided on', async () => {
      await Promise.all(['first', 'second', 'third'].map((name) => sendNow(`${name}@now.example.com`)));
      await sendNow('first@now.example.com');
      expect(await row('second@now.example.com')).toMatchObject({ state: 'sent', handovers: 1, values: {} });
      for (const name of ['first', 'second', 'third']) expect(copies(`${name}@now.example.com`)).toHaveLength(1);
      const ids = await running.rows<{ id: string }>('select id from mail_message');
      expect(
        await running.rows('select from graphile_worker.jobs where key = any($1)', [ids.map(({ id }) => `mail:${id}`)]),
      ).toEqual([]);
    });

    it('is left to the queue where the server does not take it now', async () => {
      const later = Array<MailScript>(20).fill({ toRecipient: '450 4.2.0 greylisted' });
      scripts.set('later@now.example.com', later);
      await sendNow('later@now.example.com');
      const { id } = await row('later@now.example.com');
      expect(await job(id)).toHaveLength(1);
      // The queue has it: whoever decides on it once more sends nothing.
      await sendNow('later@now.example.com');
      expect(await job(id)).toHaveLength(1);
      expect(copies('later@now.example.com')).toEqual([]);
      later.length = 0;
      await running.rows(
        'update graphile_worker._private_jobs set run_at = now() where locked_at is null and key = $1',
        [`mail:${id}`],
      );
      expect(await ended('later@now.example.com')).toMatchObject({ state: 'sent' });
      expect(copies('later@now.example.com')).toHaveLength(1);
    });

    it('goes out where the job died after it was stored', async () => {
      await running.rows(
        `insert into mail_message (key, template, recipient, values) values ('now:left', 'vip-already-member', 'left@now.example.com', $1)`,
        [values],
      );
      await sendNow('left@now.example.com', 'now:left');
      expect(await row('left@now.example.com')).toMatchObject({ state: 'sent' });
      expect(copies('left@now.example.com')).toHaveLength(1);
    });

    it('goes out once where two send it at the same moment', async () => {
      await running.rows(
        `insert into mail_message (key, template, recipient, values) values ('now:both', 'vip-already-member', 'both@now.example.com', $1)`,
        [values],
      );
      await Promise.all([sendNow('both@now.example.com', 'now:both'), sendNow('both@now.example.com', 'now:both')]);
      expect(await ended('both@now.example.com')).toMatchObject({ state: 'sent', handovers: 1 });
      expect(copies('both@now.example.com')).toHaveLength(1);
    });

    it('does not go out to an address that strangers flood, nor to an erased person', async () => {
      const welcome = (n: number) =>
        queue.sendNow({ key: `welcome:now:${n}`, template: 'welcome', recipient: 'flooded@now.example.com', values });
      await running.rows(
        `insert into mail_message (key, template, recipient, values, counted_as, state, sent_at)
         select 'before:' || n, 'welcome', 'flooded@now.example.com', '{}', 'public', 'sent', now() from generate_series(1, 40) n`,
      );
      await welcome(1);
      await sendNow('erased-0@erased.internal');
      expect(
        await running.rows(`select from mail_message where key in ('welcome:now:1', 'now:erased-0@erased.internal')`),
      ).toEqual([]);
      expect(copies('flooded@now.example.com')).toEqual([]);
    });

    it('goes out forty times a day to one address, however many are decided on at once; others get theirs', async () => {
      const welcome = (n: number, recipient: string) =>
        queue.sendNow({ key: `welcome:many:${recipient}:${n}`, template: 'welcome', recipient, values });
      const stored = (name = 'many') =>
        running.rows('select from mail_message where recipient = $1', [`${name}@now.example.com`]);
      await Promise.all(Array.from({ length: 15 }, (_, n) => welcome(n, 'many@now.example.com')));
      expect(await stored()).toHaveLength(15);
      await Promise.all([
        ...Array.from({ length: 30 }, (_, n) => welcome(15 + n, 'many@now.example.com')),
        welcome(1, 'beside@now.example.com'),
      ]);
      expect(await stored()).toHaveLength(40);
      await welcome(99, 'many@now.example.com');
      expect(await stored()).toHaveLength(40);
      expect(await stored('beside')).toHaveLength(1);
    });
  });

  it('is final when the server refuses its text for good', async () => {
    await send('spam@example.com', { toText: '554 5.7.1 looks like spam' });
    expect(await ended('spam@example.com')).toMatchObject({ state: 'refused', refusal: 'EMESSAGE 554' });
    expect(copies('spam@example.com')).toHaveLength(1);
  });

  it('is tried again as often as the server asks for patience', async () => {
    const later: MailScript = { toText: '451 4.7.1 try again later' };
    await send('grey@example.com', later, later, later, { toRecipient: '450 4.2.0 greylisted' });
    expect(await ended('grey@example.com')).toMatchObject({ state: 'sent' });
    expect(copies('grey@example.com')).toHaveLength(4);
  });

  it('is stuck after ten minutes, but not while others go out', async () => {
    await send('slow@example.com', ...Array<MailScript>(20).fill({ toRecipient: '450 4.2.0 greylisted' }));
    await waitsSince('slow@example.com', 11);
    expect(await queue.isStuck()).toBe(true);
    await send('other@example.com');
    await ended('other@example.com');
    expect(await queue.isStuck()).toBe(false);
  });

  it('goes out at most twice where the answer is lost, and then says so', async () => {
    await send('lost@example.com', 'hang_up_after_text', 'hang_up_after_text', 'hang_up_after_text');
    expect(await ended('lost@example.com')).toMatchObject({ state: 'unconfirmed', handovers: 2 });
    const [first, second, ...more] = copies('lost@example.com');
    expect(more).toEqual([]);
    const idOf = (mail?: { text: string }) => /Message-ID: (\S+)/.exec(mail?.text ?? '')?.[1];
    expect(idOf(first)).toBe(idOf(second));
    expect(lines.some((line) => line.includes('mail_unconfirmed'))).toBe(true);
  });

  it.each(['x<victim@b.cd>.z', 'group:victim@b.cd', 'victim@b.cd,other@b.cd'])(
    'never reaches anybody where the stored recipient is %s',
    async (recipient) => {
      await send(recipient);
      expect(await ended(recipient)).toMatchObject({ state: 'refused', refusal: 'not an address' });
      expect(server.received.filter((mail) => mail.recipient.includes('b.cd'))).toEqual([]);
    },
  );

  describe('for an address that strangers flood (D-96)', () => {
    const recipient = 'flooded@mail.test';
    const ask = (template: MailTemplateId, n: number, more: Pick<MailRequest, 'unlimited'> = {}) =>
      running.app
        .get(Sql)
        .transaction((tx) => queue.enqueue(tx, { key: `${template}:${n}`, template, recipient, values, ...more }));
    /** Four at the same moment, each of which holds a connection while it waits for the others: the pool has five. */
    const times = async (count: number, template: MailTemplateId) => {
      const answers: boolean[] = [];
      let next = 0;
      const lane = async () => {
        while (next < count) answers.push(await ask(template, next++));
      };
      await Promise.all([lane(), lane(), lane(), lane()]);
      return answers;
    };
    const went = (answers: boolean[]) => answers.filter(Boolean).length;

    it('goes out forty times a day, however many ask at once; an order’s mails go on', async () => {
      expect(went(await times(30, 'welcome'))).toBe(30);
      expect(went(await times(30, 'bonus-links'))).toBe(10);
      expect(await ask('receipt', 40)).toBe(true);
      await running.rows("update mail_message set created_at = now() - interval '25 hours' where key = 'welcome:1'");
      expect(await ask('bonus-links', 40)).toBe(true);
      expect(await ask('bonus-links', 41)).toBe(false);
    });

    it('leads into an account apart from the others, and what an administrator sends is no part of it', async () => {
      await times(41, 'bonus-links');
      for (let n = 0; n < 40; n++) expect(await ask('vip-setup-resend', n, { unlimited: true })).toBe(true);
      expect(went(await times(41, 'password-reset-vip'))).toBe(40);
      expect(await ask('vip-setup-resend', 41)).toBe(false);
      expect(await ask('vip-setup-resend', 41, { unlimited: true })).toBe(true);
    });
  });
});
