import { Client } from 'pg';
import { scriptedMailServer, type ScriptedMailServer } from '../../../test/harness/scripted-mail-server.js';
import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';
import { WorkerLeases } from './worker-leases.js';

describe('a job that fails', () => {
  const lines: string[] = [];
  let mailServer: ScriptedMailServer;
  let running: RunningApp;
  beforeAll(async () => {
    // It asks for patience, and names whom it is about, as they do.
    mailServer = await scriptedMailServer((to) => ({ toRecipient: `450 4.2.0 <${to}>: greylisted` }));
    running = await startApp({
      role: 'all',
      env: { SMTP_URL: mailServer.smtpUrl },
      log: (line) => void lines.push(line),
    });
  });
  afterAll(async () => {
    await running.stop();
    await mailServer.stop();
  });

  const mailThatFails = async (attempts: number, delay = '0') => {
    const [mail] = await running.rows<{ id: string }>(
      `insert into mail_message (key, template, recipient, values) values ('test:' || gen_random_uuid(), 'vip-already-member', 'jane.roe@example.com', $1) returning id`,
      [
        {
          name: 'Jane',
          summit_names: 'Summit 2',
          login_url: 'https://member.test/',
          reset_url: 'https://member.test/',
          library_url: 'https://member.test/',
        },
      ],
    );
    await running.rows(
      `select graphile_worker.add_job('mail/send', json_build_object('mail_id', $1::text), max_attempts => $2, run_at => now() + $3::interval)`,
      [mail!.id, attempts, delay],
    );
  };
  const logged = (text: string) => eventually(async () => lines.find((line) => line.includes(text)));

  it('is logged without the person whom it is about', async () => {
    await mailThatFails(25);
    expect(await logged('attempt 1 of 25')).toContain('EENVELOPE');
    expect(lines.join('\n')).not.toContain('jane.roe');
  });

  it('for the last time is an error that somebody has to see', async () => {
    await mailThatFails(1);
    const line = JSON.parse(await logged('a job has failed for good')) as object;
    expect(line).toMatchObject({ level: 'error', alert: 'job_given_up', task: 'mail/send', attempts: 1 });
  });

  it('is not taken from a process that lives, however long it takes (D-07)', async () => {
    const held = `select from graphile_worker._private_jobs where locked_at < now() - interval '1 hour'`;
    await mailThatFails(25, '1 day');
    const client = new Client({ connectionString: running.database.url });
    await client.connect();
    await client.query('begin; lock table mail_message in access exclusive mode');
    await running.rows(
      `update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '1 hour'`,
    );
    await eventually(async () => {
      await running.rows(
        `update graphile_worker._private_jobs set locked_at = now() - interval '2 hours' where locked_at is not null`,
      );
      return (await running.rows(held)).length > 0;
    });
    const other = new WorkerLeases(running.database.url);
    await other.open();
    await other.freeDeadWorkers();
    await other.close();
    expect(await running.rows(held)).toHaveLength(1);
    await client.end();
  });
});
