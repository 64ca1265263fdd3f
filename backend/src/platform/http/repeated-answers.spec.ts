import Fastify, { type FastifyInstance, type RouteShorthandOptionsWithHandler } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { answerNotModified } from './conditional-get.js';
import { mayBeRepeated, repeatAnswers, type Repetition } from './repeated-answers.js';

const MEMBER_ORIGIN = 'https://members.summit.test';
const ORIGINS = { funnel: 'https://summit.test', member: MEMBER_ORIGIN, admin: 'https://office.summit.test' };

describe('an answer that may be repeated', () => {
  let server: FastifyInstance;
  let address: string;
  let made: number;
  let current: boolean;
  let admit: Repetition['admit'];
  let cookie: string | null;
  let time: string;

  beforeEach(async () => {
    [made, current, admit, cookie, time] = [0, true, undefined, null, 'noon'];
    server = Fastify();
    server.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    answerNotModified(server);
    repeatAnswers(server, ORIGINS);
    const answer = (access: string): RouteShorthandOptionsWithHandler => ({
      config: { endpoint: { access } } as object,
      handler: (request, reply) => {
        made += 1;
        mayBeRepeated(reply, {
          isCurrent: () => current,
          ofTheMoment: () => ({ 'x-time': time }),
          ...(admit && { admit }),
        });
        reply.header('etag', `W/"${made}"`).header('vary', 'Origin');
        if (request.headers.origin) reply.header('access-control-allow-origin', request.headers.origin);
        if (cookie) reply.header('set-cookie', cookie);
        return reply.send(Buffer.from(`answer ${made}`));
      },
    });
    server.get('/list', answer('public'));
    server.get('/members', answer('vip'));
    address = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  const ask = async (url = '/list', headers: Record<string, string> = {}) => {
    const response = await fetch(address + url, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };

  it('is made once, with the headers of its route and an id of each request', async () => {
    const [first, second] = [await ask(), await ask('/list?v=1761000000000')];
    expect([first.body, second.body, made]).toEqual(['answer 1', 'answer 1', 1]);
    expect(second.headers).toMatchObject({ etag: 'W/"1"', vary: 'Origin', 'content-length': '8' });
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('has what is true only now from the moment at which it is given, with 304 as well', async () => {
    await ask();
    time = 'one';
    expect((await ask()).headers['x-time']).toBe('one');
    time = 'two';
    expect((await ask('/list', { 'if-none-match': 'W/"1"' })).headers['x-time']).toBe('two');
    expect(made).toBe(1);
  });

  it('is made anew when it is no longer true', async () => {
    await ask();
    current = false;
    expect((await ask()).body).toBe('answer 2');
  });

  it('is 304 for whoever has it', async () => {
    await ask();
    expect((await ask('/list', { 'if-none-match': 'W/"1"' })).status).toBe(304);
    expect([(await ask()).status, made]).toEqual([200, 1]);
  });

  it.each([
    ['somebody with a bearer', '/list', { authorization: 'Bearer token' }],
    ['a page that is none of ours', '/list', { origin: 'https://elsewhere.test' }],
    ['a query that the route has to look at', '/list?summit=summit1', {}],
    ['a query behind a second question mark', '/list?v=?&summit=summit1', {}],
    ['a value given twice', '/list?v=1&v=2', {}],
    ['a browser that takes another packing', '/list', { 'accept-encoding': 'gzip' }],
  ])('is neither given to nor taken from %s', async (_who, url, headers) => {
    await ask();
    expect((await ask(url, headers)).body).toBe('answer 2');
    expect((await ask(url, headers)).body).toBe('answer 3');
    expect((await ask()).body).toBe('answer 1');
  });

  it('is another one for each of our pages', async () => {
    await ask();
    const theirs = [await ask('/list', { origin: MEMBER_ORIGIN }), await ask('/list', { origin: MEMBER_ORIGIN })];
    expect(theirs.map(({ headers }) => headers['access-control-allow-origin'])).toEqual([MEMBER_ORIGIN, MEMBER_ORIGIN]);
    expect(made).toBe(2);
  });

  it('is not kept where its route is not public, or where it sets a cookie', async () => {
    for (const answer of ['answer 1', 'answer 2']) expect((await ask('/members')).body).toBe(answer);
    cookie = 'visitor=1';
    for (const answer of ['answer 3', 'answer 4']) expect((await ask()).body).toBe(answer);
  });

  it('counts each request as the route does, and refuses with what the count throws', async () => {
    let uses = 0;
    admit = async () => {
      uses += 1;
      if (uses > 1) throw new AppError('rate_limited', { retryAfter: 7 });
    };
    await ask();
    expect((await ask()).body).toBe('answer 1');
    const refused = await ask();
    expect(refused.status).not.toBe(200);
    expect(refused.body).not.toContain('answer');
    expect([uses, made]).toEqual([2, 1]);
  });
});
