import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface EventReceiver {
  origin: string;
  /** In the order they came in. */
  received: ReceivedEvent[];
  /** Status of the next answers; 200 when there are none left. */
  answers: number[];
  /** Runs while an event is being answered. */
  onEvent: (event: ReceivedEvent) => Promise<void>;
  /** Resolves when `count` events have come in; fails after three seconds. */
  until(count: number): Promise<ReceivedEvent[]>;
  stop(): Promise<void>;
}

/** An API that does nothing but take events. */
export async function startEventReceiver(): Promise<EventReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      const event = { path: request.url ?? '', headers: request.headers as Record<string, string>, body };
      receiver.received.push(event);
      response.statusCode = receiver.answers.shift() ?? 200;
      void receiver.onEvent(event).then(() => response.end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: EventReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answers: [],
    onEvent: () => Promise.resolve(),
    until: async (count) => {
      const end = Date.now() + 3_000;
      while (receiver.received.length < count) {
        if (Date.now() > end) throw new Error(`${receiver.received.length} of ${count} events came in`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return receiver.received;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
