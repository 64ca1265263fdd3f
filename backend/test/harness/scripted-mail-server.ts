import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The server waits for one that is a promise. */
type Answer = string | Promise<string>;

/** What the server does with one mail: the answer to its recipient or to its text, or nothing more at all. */
export type MailScript = 'accept' | 'hang_up_after_text' | { toRecipient: Answer } | { toText: Answer };

export interface ScriptedMailServer {
  smtpUrl: string;
  /** Recipients and texts of the mails that came in whole, whatever was answered. */
  received: { recipient: string; text: string }[];
  stop(): Promise<void>;
}

/** A mail server for answers that no honest inbox gives. `script` is asked for every mail, with its number from 1. */
export async function scriptedMailServer(
  script: (recipient: string, number: number) => MailScript,
): Promise<ScriptedMailServer> {
  const received: ScriptedMailServer['received'] = [];
  const sockets = new Set<Socket>();
  let number = 0;
  const talk = (socket: Socket): void => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    let recipient = '';
    let plan: MailScript = 'accept';
    let pending = '';
    let inText = false;
    const say = async (answer: Answer): Promise<void> => void socket.write(`${await answer}\r\n`);
    const endOfText = (text: string): void => {
      received.push({ recipient, text });
      if (plan === 'hang_up_after_text') socket.destroy();
      else void say(typeof plan === 'object' && 'toText' in plan ? plan.toText : '250 ok');
    };
    const command = (line: string): void => {
      const [, to] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
      if (to !== undefined) {
        recipient = to;
        plan = script(to, (number += 1));
        return void say(typeof plan === 'object' && 'toRecipient' in plan ? plan.toRecipient : '250 ok');
      }
      inText = /^DATA/i.test(line);
      void say(inText ? '354 go on' : '250 ok');
    };
    void say('220 mail.test');
    socket.on('data', (data) => {
      pending += data.toString('utf8');
      for (;;) {
        const end = pending.indexOf(inText ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = pending.slice(0, end);
        pending = pending.slice(end + (inText ? 5 : 2));
        if (inText) {
          inText = false;
          endOfText(part);
        } else command(part);
      }
    });
  };
  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    smtpUrl: `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
