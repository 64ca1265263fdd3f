import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DatabaseFigures } from '../telemetry/database-figures.js';
import { FigureReader } from './figure-reader.js';

describe('the figures of a database that is frozen', () => {
  const sockets: Socket[] = [];
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`;
  });
  afterAll(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });

  it('are none, and those who ask at once share one connection that tries', async () => {
    const reader = new FigureReader(address, new DatabaseFigures(), () => 0);
    expect(await Promise.all([reader.read(), reader.read(), reader.read()])).toEqual([null, null, null]);
    expect(sockets).toHaveLength(1);
  });
});
