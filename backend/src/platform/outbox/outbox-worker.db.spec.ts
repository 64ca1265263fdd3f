import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { eventually, startApp, type RunningApp } from '../../../test/harness/running-app.js';

/** A mail server that knows nobody, and names whom it does not know, as they do. */
function refusingMailServer(): Promise<Server> {
  const talk = (socket: Socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.test\r\n');
    socket.on('data', (data) => {
      const line = data.toString();
      const recipient = /^RCPT TO:(<[^>]*>)/i.exec(line)?.[1];
      socket.write(recipient ? `550 5.1.1 ${recipient}: no such user\r\n` : '250 ok\r\n');
    });
  };
  return new Promise((resolve) => {
    const server = createServer(talk);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

describe('a job that fails', () => {
  const lines: string[] = [];
  let mailServer: Server;
  let running: RunningApp;
  beforeAll(async () => {
    mailServer = await refusingMailServer();
    const { port } = mailServer.address() as AddressInfo;
    running = await startApp({
      role: 'all',
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
      log: (line) => void lines.push(line),
    });
  });
  afterAll(async () => {
    await running.stop();
    mailServer.close();
  });

  const mailThatFails = async (attempts: number) => {
    const [mail] = await running.rows<{ id: string }>(
      `insert into mail_message (key, template, recipient, values) values ('test:' || gen_random_uuid(), 'vip-already-member', 'jane.roe@example.com', $1) returning id`,
      [
        {
          name: 'Jane',
          summit_names: 'Summit 2',
          login_url: 'https://member.test/',
          reset_url: 'https://member.test/',
        },
      ],
    );
    await running.rows(
      `select graphile_worker.add_job('mail/send', json_build_object('mail_id', $1::text), max_attempts => $2)`,
      [mail!.id, attempts],
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
});
