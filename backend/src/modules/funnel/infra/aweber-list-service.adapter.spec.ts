import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../../../test/harness/eventually.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { ProviderCircuits } from '../../../platform/circuits/provider-circuits.js';
import { createLogger } from '../../../platform/logging/logger.js';
import { AweberListService } from './aweber-list-service.adapter.js';

describe('AweberListService', () => {
  let server: Server;
  let circuits: ProviderCircuits;
  let list: AweberListService;
  /** Calls that have no answer yet, and what the server says to each that comes. */
  let open: ServerResponse[];
  let calls: { method: string | undefined; url: string | undefined; type: string | undefined; body: string }[];
  beforeEach(async () => {
    open = [];
    calls = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece) => (body += String(piece)));
      request.on('end', () => {
        calls.push({ method: request.method, url: request.url, type: request.headers['content-type'], body });
        open.push(response);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    circuits = new ProviderCircuits(createLogger('silent'));
    const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = unitConfig();
    list = new AweberListService({ ...config, listService: { ...config.listService, apiBase } }, circuits);
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const person = (n: number) => ({ email: `person-${n}@example.com`, name: `Person ${n}` });
  const answer = (status: number, text = '') => open.shift()!.writeHead(status).end(text);

  // F-245
  it('puts an address on the list, and takes one that is there for done', async () => {
    const fresh = list.subscribe(person(1));
    await eventually(async () => open.length === 1);
    answer(201);
    await fresh;
    const known = list.subscribe(person(1));
    await eventually(async () => open.length === 1);
    answer(400, 'email: Subscriber already subscribed.');
    await known;
    expect(calls[0]).toEqual({
      method: 'POST',
      url: expect.stringMatching(/\/subscribers$/),
      type: 'application/json',
      body: JSON.stringify({ ...person(1), tags: ['summit-signup'] }),
    });
    const wrong = list.subscribe(person(2));
    await eventually(async () => open.length === 1);
    answer(400, 'email: Invalid email address.');
    await expect(wrong).rejects.toThrow('The list service answered 400');
  });

  it('follows no answer to another address, where its token would go along', async () => {
    const sent = list.subscribe(person(1));
    await eventually(async () => open.length === 1);
    open.shift()!.writeHead(307, { location: `/elsewhere` }).end();
    await expect(sent).rejects.toThrow('The list service answered 307');
    expect(calls).toHaveLength(1);
  });

  it('calls for few at once, so that trouble of one moment pauses nobody', async () => {
    const sent = Array.from({ length: 20 }, (_, n) => list.subscribe(person(n)).catch(() => 'failed' as const));
    await eventually(async () => open.length === 5);
    for (const response of open.splice(0)) response.destroy();
    for (let answered = 0; answered < 15;) {
      await eventually(async () => open.length > 0);
      expect(open.length).toBeLessThanOrEqual(5);
      answered += open.length;
      while (open.length > 0) answer(201);
    }
    expect((await Promise.all(sent)).filter((result) => result === 'failed')).toHaveLength(5);
    expect(circuits.states()['list-service']).toBe('ok');
  });
});
