import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';
import {
  scriptedMailServer,
  type MailScript,
  type ScriptedMailServer,
} from '../../../test/harness/scripted-mail-server.js';
import { Sql } from '../database/sql.js';
import type { MailState } from './mail-message.entity.js';
import { MailQueue } from './mail-queue.js';
import { MailSender } from './mail-sender.js';

interface Row {
  id: string;
  state: MailState;
  handovers: number;
  handed_over_at: Date | null;
}

/** An answer that the mail server keeps to itself until the test gives it. */
function heldAnswer() {
  let give: (answer: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => (give = resolve));
  return { answer, give };
}

/** The rows of the table above `SendingMails`, each with every way in. */
describe('a mail that somebody has on its way', () => {
  const scripts = new Map<string, MailScript[]>();
  let server: ScriptedMailServer;
  let running: RunningApp;
  let queue: MailQueue;
  beforeAll(async () => {
    server = await scriptedMailServer((recipient) => scripts.get(recipient)?.shift() ?? 'accept');
    running = await startApp({ role: 'all', env: { SMTP_URL: server.smtpUrl } });
    queue = running.app.get(MailQueue);
  });
  afterAll(async () => {
    await running.stop();
    await server.stop();
  });

  const link = 'https://member.test/';
  const values = { name: 'Jane', summit_names: 'Summit 2', login_url: link, reset_url: link, library_url: link };
  const sendNow = (recipient: string) =>
    queue.sendNow({ key: `now:${recipient}`, template: 'vip-already-member', recipient, values });
  const row = async (recipient: string) =>
    (await running.rows<Row>('select * from mail_message where recipient = $1', [recipient]))[0]!;
  /** A mail as a process left it that died `ago` after it had handed it over. */
  const leave = async (recipient: string, { handovers, ago }: { handovers: number; ago: string | null }) => {
    const [left] = await running.rows<{ id: string }>(
      `insert into mail_message (key, template, recipient, values, handovers, handed_over_at)
       values ('now:' || $1, 'vip-already-member', $1, $2, $3, now() - $4::interval) returning id`,
      [recipient, values, handovers, ago],
    );
    return left!.id;
  };
  const copies = (recipient: string) => server.received.filter((mail) => mail.recipient === recipient);
  const isHeld = (recipient: string) => eventually(async () => copies(recipient).length === 1);
  /** Jobs of this mail that no worker has begun, with what they wait for. */
  const waitingJobs = (id: string) =>
    running.rows<{ id: string; isLate: boolean }>(
      `select id, run_at - created_at = interval '90 seconds' as "isLate" from graphile_worker._private_jobs
       where key = $1 and locked_at is null and attempts = 0`,
      [`mail:${id}`],
    );
  const runNow = (id: string) =>
    running.rows(
      'update graphile_worker._private_jobs set run_at = now() where key = $1 and locked_at is null returning id',
      [`mail:${id}`],
    );
  const isSent = (recipient: string) => eventually(async () => (await row(recipient)).state === 'sent');
  /** The mail's job runs, and leaves the mail to another one. */
  const runsAndWaits = async (id: string) => {
    const [before] = await waitingJobs(id);
    await runNow(id);
    await eventually(async () => (await waitingJobs(id)).some((job) => job.id !== before!.id && job.isLate));
  };

  it('goes out once where the job that decided on it, and an operator, come again meanwhile', async () => {
    const to = 'again@way.example.com';
    const { answer, give } = heldAnswer();
    scripts.set(to, [{ toText: answer }]);
    const first = sendNow(to);
    await isHeld(to);
    const { id } = await row(to);
    await sendNow(to);
    expect(await waitingJobs(id)).toMatchObject([{ isLate: true }]);
    expect(await queue.sendAgain(id)).toBe('later');
    expect(await waitingJobs(id)).toMatchObject([{ isLate: true }]);
    // Its job would send it, were it to run now.
    await runsAndWaits(id);
    expect(await row(to)).toMatchObject({ state: 'waiting', handovers: 1 });
    give('250 ok');
    await first;
    expect(await row(to)).toMatchObject({ state: 'sent', handovers: 1 });
    await runNow(id);
    await eventually(
      async () => (await running.rows('select from graphile_worker.jobs where key = $1', [`mail:${id}`])).length === 0,
    );
    expect(copies(to)).toHaveLength(1);
  });

  it('is given a job by the operator who asks for it first, and goes out once', async () => {
    const to = 'operator@way.example.com';
    const { answer, give } = heldAnswer();
    scripts.set(to, [{ toText: answer }]);
    const first = sendNow(to);
    await isHeld(to);
    const { id } = await row(to);
    expect(await queue.sendAgain(id)).toBe('later');
    expect(await waitingJobs(id)).toMatchObject([{ isLate: true }]);
    give('250 ok');
    await first;
    expect(copies(to)).toHaveLength(1);
  });

  describe('and whose try has ended', () => {
    const patience = Array<MailScript>(20).fill({ toRecipient: '450 4.2.0 greylisted' });
    const goesOut = async (to: string) => {
      scripts.set(to, []);
      const { id } = await row(to);
      await eventually(async () => {
        await runNow(id);
        return (await row(to)).state === 'sent';
      });
      return row(to);
    };

    it('is tried again soon, as if it had never been handed over, where the server has not taken it', async () => {
      const to = 'refused@way.example.com';
      scripts.set(to, [{ toText: '451 4.7.1 try again later' }, ...patience]);
      await sendNow(to);
      const { id, ...left } = await row(to);
      expect(left).toMatchObject({ state: 'waiting', handovers: 0, handed_over_at: null });
      expect((await waitingJobs(id)).filter(({ isLate }) => isLate)).toEqual([]);
      expect(await goesOut(to)).toMatchObject({ handovers: 1 });
      expect(copies(to)).toHaveLength(2);
    });

    it('is tried again soon, for the last time, where the answer is lost', async () => {
      const to = 'lost@way.example.com';
      scripts.set(to, ['hang_up_after_text', ...patience]);
      await sendNow(to);
      const { id, ...left } = await row(to);
      expect(left).toMatchObject({ state: 'waiting', handovers: 1, handed_over_at: null });
      expect((await waitingJobs(id)).filter(({ isLate }) => isLate)).toEqual([]);
      expect(await goesOut(to)).toMatchObject({ handovers: 2 });
      expect(copies(to)).toHaveLength(2);
    });
  });

  describe('in a process that died', () => {
    it('is left alone while nobody can know that, and then sent for the second and last time', async () => {
      await leave('died@way.example.com', { handovers: 1, ago: '0 seconds' });
      await sendNow('died@way.example.com');
      const { id } = await row('died@way.example.com');
      expect(await waitingJobs(id)).toMatchObject([{ isLate: true }]);
      expect(copies('died@way.example.com')).toEqual([]);
      await running.rows(`update mail_message set handed_over_at = now() - interval '2 minutes' where id = $1`, [id]);
      await runNow(id);
      await isSent('died@way.example.com');
      expect(await row('died@way.example.com')).toMatchObject({ handovers: 2 });
      expect(copies('died@way.example.com')).toHaveLength(1);
    });

    it.each([
      { handovers: 1, state: 'sent', sent: 1 },
      { handovers: 2, state: 'unconfirmed', sent: 0 },
    ])('ends as $state by the job that decided on it, after $handovers', async ({ handovers, state, sent }) => {
      const to = `died-${handovers}@way.example.com`;
      await leave(to, { handovers, ago: '2 minutes' });
      await sendNow(to);
      expect(await row(to)).toMatchObject({ state, handovers: 2 });
      expect(copies(to)).toHaveLength(sent);
    });

    it('is sent now where an operator asks', async () => {
      const id = await leave('desk@way.example.com', { handovers: 1, ago: '2 minutes' });
      expect(await queue.sendAgain(id)).toBe('now');
      await isSent('desk@way.example.com');
      expect(copies('desk@way.example.com')).toHaveLength(1);
    });
  });
});

describe('a mail of many that says what is so for a while', () => {
  let server: ScriptedMailServer;
  let running: RunningApp;
  beforeAll(async () => {
    server = await scriptedMailServer(() => 'accept');
    running = await startApp({ role: 'all', env: { SMTP_URL: server.smtpUrl } });
  });
  afterAll(async () => {
    await running.stop();
    await server.stop();
  });

  it('goes out before that time is over, and never after it', async () => {
    const now = running.clock.now();
    const link = 'https://member.test/';
    const values = { name: 'Jane', summit_names: 'Summit 2', login_url: link, reset_url: link, library_url: link };
    const mail = (recipient: string, late?: number) => ({
      key: `late:${recipient}`,
      template: 'vip-already-member' as const,
      recipient,
      values,
      ...(late !== undefined && { late }),
    });
    const mails = [
      mail('late@way.example.com', now),
      mail('soon@way.example.com', now + 60_000),
      mail('ever@way.example.com'),
    ];
    const queue = running.app.get(MailQueue);
    await running.app.get(Sql).transaction((tx) => queue.enqueueAll(tx, mails));
    const ended = await eventually(async () => {
      const rows = await running.rows<{ recipient: string; state: MailState; refusal: string | null; values: object }>(
        `select recipient, state, refusal, values from mail_message where state <> 'waiting' order by recipient`,
      );
      return rows.length === mails.length && rows;
    });
    expect(ended).toEqual([
      { recipient: 'ever@way.example.com', state: 'sent', refusal: null, values: {} },
      { recipient: 'late@way.example.com', state: 'refused', refusal: 'late', values: {} },
      { recipient: 'soon@way.example.com', state: 'sent', refusal: null, values: {} },
    ]);
    expect(server.received.map(({ recipient }) => recipient).sort()).toEqual([
      'ever@way.example.com',
      'soon@way.example.com',
    ]);
  });

  it.each(['late', 'unsubscribed'] as const)(
    'is not called refused where its answer was lost before it was %s: it may have gone out',
    async (reason) => {
      const recipient = `lost-${reason}@way.example.com`;
      const [row] = await running.rows<{ id: string }>(
        `insert into mail_message (key, template, recipient, values, handovers, late_at)
         values ($1, 'session-reminder', $1, '{"day": "1"}', 1, $2) returning id`,
        [recipient, reason === 'late' ? new Date(running.clock.now()) : null],
      );
      if (reason === 'unsubscribed')
        await running.rows('insert into mail_opt_out (email, at) values ($1, now())', [recipient]);
      await running.app.get(MailSender).sendStored(row!.id);
      expect(await running.rows('select state, refusal, values from mail_message where id = $1', [row!.id])).toEqual([
        { state: 'unconfirmed', refusal: reason, values: {} },
      ]);
      expect(server.received.map((mail) => mail.recipient)).not.toContain(recipient);
    },
  );
});
