import Fastify, { type FastifyInstance } from 'fastify';
import { eventually } from '../../../test/harness/eventually.js';
import { Telemetry, type EndedWork } from '../telemetry/telemetry.js';
import { currentTrace } from '../telemetry/trace-context.js';
import { traceRequests } from './request-trace.js';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

describe('a request', () => {
  const ended: EndedWork[] = [];
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    const telemetry = new Telemetry();
    telemetry.observe((work) => void ended.push(work));
    server = Fastify();
    traceRequests(server, telemetry);
    const endpoint = { method: 'POST', path: '/api/orders/:id' };
    server.post('/api/orders/:id', { config: { endpoint } as object }, async () => currentTrace());
    const stream = { method: 'GET', path: '/api/live', answerFormat: 'events' };
    server.get('/api/live', { config: { endpoint: stream } as object }, async () => 'events');
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  beforeEach(() => ended.splice(0));

  const post = (headers: Record<string, string> = {}) =>
    fetch(`${url}/api/orders/77`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
  /** A request ends a moment after its answer has come. */
  const allEnded = (count: number) => eventually(async () => ended.length >= count);

  it('is worked on within its trace, also after its body has come', async () => {
    const response = await post({ traceparent });
    expect(await response.json()).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
    await allEnded(1);
    expect(ended).toEqual([
      expect.objectContaining({ kind: 'request', name: '/api/orders/:id', method: 'POST', outcome: '2xx' }),
    ]);
    expect(ended[0]!.trace.traceId).toBe(TRACE);
  });

  it('for a path that is no endpoint is one of many, whatever it names', async () => {
    await fetch(`${url}/api/ada@example.com`);
    await allEnded(1);
    expect(ended).toEqual([expect.objectContaining({ name: 'other', method: 'other', outcome: '4xx' })]);
  });

  it('for a stream of events is not timed', async () => {
    await (await fetch(`${url}/api/live`)).text();
    await post();
    await allEnded(1);
    expect(ended.map(({ name }) => name)).toEqual(['/api/orders/:id']);
  });
});
