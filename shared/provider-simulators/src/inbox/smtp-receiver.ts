import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MessageStore } from './message-store.js';

const LIMIT = 25_000_000;

/** A mail server for everybody: any sender, any recipient, any password, nothing is ever passed on. */
export async function startSmtpReceiver(store: MessageStore, host: string, port: number) {
  const server = new SMTPServer({
    name: 'summit-inbox',
    banner: 'Summit inbox: nothing is passed on',
    // No STARTTLS: a certificate made on the spot would be refused by every sender.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    size: LIMIT,
    closeTimeout: 1_000,
    onAuth: (auth, _session, answer) => answer(null, { user: auth.username ?? 'anybody' }),
    onData: (stream, session, answer) => {
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded)
            throw Object.assign(new Error('The message is larger than 25 MB.'), { responseCode: 552 });
          return store.add(
            session.envelope.rcptTo.map((recipient) => recipient.address),
            raw,
          );
        })
        .then(
          (id) => answer(null, `Kept as ${id}`),
          (error: Error) => answer(error),
        );
    },
  });
  // A sender that goes away in the middle is no reason to stop.
  server.on('error', () => undefined);
  const listener = server.listen(port, host);
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
