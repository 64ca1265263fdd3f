import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { TwilioSmsGateway } from './twilio-sms-gateway.adapter.js';

/** Listens, and takes nobody: its thread sleeps. The system keeps two connections for it, and lets the next ones knock. */
const SLEEPER = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });`;

async function crowdedPort(): Promise<{ port: number; end(): Promise<unknown> }> {
  const worker = new Worker(SLEEPER, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  const sockets: Socket[] = [];
  for (let taken = 0; taken < 2; taken += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
  }
  return {
    port,
    end: () => {
      for (const socket of sockets) socket.destroy();
      return worker.terminate();
    },
  };
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('TwilioSmsGateway', () => {
  const send = (apiBase: string) => {
    const config = { ...unitConfig(), sms: { ...unitConfig().sms, apiBase } };
    const gateway = new TwilioSmsGateway(config, new ProviderCircuits(createLogger('silent')));
    return gateway.send({ to: '+12025550101', body: 'Hello' });
  };

  it('is surely without a text that waits in front of its door for too long', async () => {
    const crowded = await crowdedPort();
    try {
      await expect(send(`http://127.0.0.1:${crowded.port}`)).rejects.toMatchObject({
        certain: true,
        message: expect.stringContaining('UND_ERR_CONNECT_TIMEOUT'),
      });
    } finally {
      await crowded.end();
    }
  });

  it('is surely without the text where nobody listens, or its name is none', async () => {
    await expect(send(`http://127.0.0.1:${await closedPort()}`)).rejects.toMatchObject({ certain: true });
    await expect(send('http://nobody.invalid')).rejects.toMatchObject({ certain: true });
  });
});
