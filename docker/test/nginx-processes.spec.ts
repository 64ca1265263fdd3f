import { setTimeout as wait } from 'node:timers/promises';
import { ask, type Answer, type Question } from './ask.js';
import { FakeApi } from './fake-api.js';
import { NginxServer } from './nginx-server.js';
import { SilentApi } from './silent-api.js';
import { AppsFolder, HOSTS, OFFICE, STRANGER, Site, TLS_PROXY, expectError, json, keyed, origins } from './site.js';

describe('with two processes of the API', () => {
  let apps: AppsFolder;
  let dying: FakeApi;
  let other: FakeApi;
  let pair: NginxServer;
  const call = (question: Question) => ask(pair.port, HOSTS.funnel, '/api/signup', question);

  beforeAll(async () => {
    apps = await AppsFolder.make();
  });

  afterAll(() => apps.remove());

  // A server for each test: nginx leaves a process that failed alone for a while.
  beforeEach(async () => {
    [dying, other] = await Promise.all([new FakeApi('dying').start(), new FakeApi('other').start()]);
    dying.dies = true;
    const env = { API_ADDRESSES: `${dying.address} ${other.address}`, API_RATE: '10000' };
    pair = await NginxServer.start({ dist: { funnel: apps.dist.funnel }, origins, env });
  });

  afterEach(async () => {
    await pair?.stop();
    await Promise.all([dying.stop(), other.stop()]);
  });

  /** Calls until the dying process has seen one; nginx takes turns. */
  async function callTheDyingOne(question: Question): Promise<Answer> {
    for (let tries = 0; tries < 4; tries += 1) {
      other.seen.length = 0;
      const answer = await call(question);
      if (dying.seen.length > 0) return answer;
    }
    throw new Error('nginx never asked the dying process');
  }

  it('does not send a POST without a key again when the process dies in the middle', async () => {
    const answer = await callTheDyingOne(json());
    expectError(answer, 'service_unavailable');
    expect(answer.headers['retry-after']).toBe('2');
    expect(other.seen).toEqual([]);
  });

  it('sends a POST with an Idempotency-Key to the other process', async () => {
    const answer = await callTheDyingOne(keyed());
    expect(answer).toMatchObject({ status: 201, text: '{"success":true}' });
    expect(answer.headers['x-answered-by']).toBe('other');
    expect(other.seen[0]?.headers['idempotency-key']).toBe('key-1');
    expect(other.seen[0]?.body).toBe('{}');
  });

  it('sends a GET to the other process', async () => {
    expect((await callTheDyingOne({})).headers['x-answered-by']).toBe('other');
  });

  it('loses no call, keyed or not, when a process is gone before it was asked', async () => {
    await dying.stop();
    for (let calls = 0; calls < 6; calls += 1) expect((await call(json())).headers['x-answered-by']).toBe('other');
    await wait(50);
    expect(await pair.accessLog()).toContain(`"upstream":"${dying.address}, ${other.address}"`);
  });

  it('answers 503 in the shape of the API when none is left', async () => {
    await Promise.all([dying.stop(), other.stop()]);
    for (const question of [{}, json(), keyed()]) {
      const answer = await call(question);
      expectError(answer, 'service_unavailable');
      expect(answer.headers).toMatchObject({ 'retry-after': '2', 'x-content-type-options': 'nosniff' });
    }
    expect((await ask(pair.port, HOSTS.funnel, '/')).status).toBe(200);
  });
});

describe('with a process whose address leads nowhere', () => {
  let apps: AppsFolder;
  let silent: SilentApi;
  let server: NginxServer;

  beforeAll(async () => {
    apps = await AppsFolder.make();
    silent = await SilentApi.start();
    const env = { API_ADDRESSES: silent.address };
    server = await NginxServer.start({ dist: { funnel: apps.dist.funnel }, origins, env });
  });

  afterAll(async () => {
    await server?.stop();
    await silent?.stop();
    await apps?.remove();
  });

  // Docker's name server drops the address while the call waits for it. nginx then ends the call without a look at the new addresses.
  it('asks once more, also with a POST without a key, where nothing of the call was sent to anybody', async () => {
    const answer = ask(server.port, HOSTS.funnel, '/api/signup', json('{"a":1}'));
    // nginx gives a connection up after 2 seconds. Sooner and there is no second one, which this test would not notice, but never fail for.
    await wait(2_300);
    silent.speaks();
    expect(await answer).toMatchObject({ status: 201, text: '{"success":true}' });
  });
});

describe('with little allowance and a prompts path of its own', () => {
  let strict: Site;

  beforeAll(async () => {
    const env = { API_RATE: '1', API_BURST: '2', ADMIN_ALLOW: OFFICE, FRONT_PROXY: '' };
    strict = await Site.start({ env, promptsToken: 'my.prompts' });
  });

  afterAll(() => strict?.stop());

  it('slows down a caller who calls too much, and nobody else', async () => {
    const flood = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        strict.ask('funnel', '/api/signup', { ...(index % 2 ? json() : keyed()), from: STRANGER }),
      ),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(flood.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(3);
    for (const answer of refused) {
      expectError(answer, 'rate_limited');
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect((await strict.ask('funnel', '/api/signup', json())).status).toBe(201);
    expect((await strict.ask('funnel', '/', { from: STRANGER })).status).toBe(200);
  });

  it('sends the configured prompts path to the member host, and no other word (C-027)', async () => {
    const { headers, status } = await strict.ask('funnel', '/my.prompts?x=1');
    expect({ status, location: headers.location }).toEqual({
      status: 302,
      location: `${origins.member}/my.prompts?x=1`,
    });
    expect((await strict.ask('funnel', '/500-super-prompts')).status).toBe(404);
    expect((await strict.ask('funnel', '/myxprompts')).status).toBe(404);
  });

  it('lets nobody into the back office who is not on its list, and trusts no proxy', async () => {
    const login = (from: string, claimed: string) =>
      strict.ask('admin', '/admin/login', { from, headers: { 'x-forwarded-for': claimed } });
    expect((await login(OFFICE, '203.0.113.7')).status).toBe(200);
    for (const from of [STRANGER, TLS_PROXY]) expect((await login(from, OFFICE)).status).toBe(403);
  });
});
