// The mail server of the rehearsal: takes everything, keeps what a member needs to come in, and counts each mail by its own id.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const SETUP_LINK = /\/vip\/setup-password\?token=([\w-]+)/;

export class Postbox {
  /** When each mail arrived, by its Message-ID. @type {Map<string, number[]>} */
  arrivals = new Map();
  /** Everybody who got a mail. @type {Set<string>} */
  recipients = new Set();
  /** Token of the newest setup link by address. @type {Map<string, string>} */
  setupTokens = new Map();

  /** @type {SMTPServer | undefined} */
  server;
  port = 0;

  static async open() {
    const postbox = new Postbox();
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, answer) => {
        buffer(stream).then(
          (raw) => {
            postbox.take(
              session.envelope.rcptTo.map(({ address }) => address),
              raw.toString('utf8'),
            );
            answer(null);
          },
          (error) => answer(error),
        );
      },
    });
    server.on('error', () => undefined);
    const listener = server.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    postbox.server = server;
    postbox.port = /** @type {import('node:net').AddressInfo} */ (listener.address()).port;
    return postbox;
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** @param {string[]} recipients @param {string} raw */
  take(recipients, raw) {
    const id = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? raw;
    this.arrivals.set(id, [...(this.arrivals.get(id) ?? []), Date.now()]);
    for (const recipient of recipients) this.recipients.add(recipient);
    const token = SETUP_LINK.exec(unfolded(raw))?.[1];
    if (token) for (const recipient of recipients) this.setupTokens.set(recipient, token);
  }

  /** Distinct mails, and those that came more than once. */
  counted() {
    return { mails: this.arrivals.size, twice: this.doubled().length };
  }

  /** When each mail came that came more than once. */
  doubled() {
    return [...this.arrivals.values()].filter((times) => times.length > 1);
  }

  async close() {
    await new Promise((resolve) => (this.server ? this.server.close(() => resolve(undefined)) : resolve(undefined)));
  }
}

/** Takes quoted-printable back as far as an address needs it. @param {string} raw */
const unfolded = (raw) => raw.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
