import Fastify, { type FastifyInstance } from 'fastify';
import { repeatAnswers } from './repeated-answers.js';
import { WrittenAnswers } from './written-answers.js';

const ORIGINS = { funnel: 'https://summit.test', member: 'https://members.summit.test', admin: 'https://office.test' };
const LASTS_MS = 1_000;

describe('a public answer as written bytes', () => {
  let now: number;
  let made: number;
  let source: object;
  let server: FastifyInstance;
  let address: string;

  beforeEach(async () => {
    [now, made, source] = [10_000, 0, {}];
    const answers = new WrittenAnswers({ now: () => now });
    server = Fastify();
    repeatAnswers(server, ORIGINS);
    server.get<{ Params: { name: string } }>(
      '/answers/:name',
      { config: { endpoint: { access: 'public' } } as object },
      async ({ params: { name } }, reply) => {
        const written =
          answers.known({ source, name }) ??
          answers.keep({ source, name }, { name, made: ++made }, { from: now, until: now + LASTS_MS });
        const answered = source;
        return answers.send(written, reply, { isCurrent: () => source === answered });
      },
    );
    address = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  const fetched = (name: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/answers/${name}`, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
  const ask = async (name = 'page', headers: Record<string, string> = {}) =>
    (await (await fetched(name, headers)).json()) as { name: string; made: number };

  it('is made once while it lasts, for those with a bearer too', async () => {
    expect(await ask()).toEqual({ name: 'page', made: 1 });
    now += LASTS_MS - 1;
    expect(await ask()).toEqual({ name: 'page', made: 1 });
    expect(await ask('page', { authorization: 'Bearer token' })).toEqual({ name: 'page', made: 1 });
  });

  it('is made anew when its time is over, and when the clock was put back', async () => {
    await ask();
    now += LASTS_MS;
    expect(await ask()).toEqual({ name: 'page', made: 2 });
    now -= LASTS_MS;
    expect(await ask()).toEqual({ name: 'page', made: 3 });
  });

  it('is made anew when what it was made of is another', async () => {
    await ask();
    source = {};
    expect(await ask()).toEqual({ name: 'page', made: 2 });
  });

  it('is another one under another name', async () => {
    await ask();
    expect(await ask('state')).toEqual({ name: 'state', made: 2 });
  });

  it('is packed for a browser that takes it, which caches are told', async () => {
    const packed = await fetched('page');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Accept-Encoding, Authorization');
    const plain = await fetched('page', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect([await packed.json(), await plain.json()]).toEqual([
      { name: 'page', made: 1 },
      { name: 'page', made: 1 },
    ]);
  });
});
