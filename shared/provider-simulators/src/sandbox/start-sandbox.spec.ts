import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SimulatorError } from '../simulator-error.js';
import { startSandbox, type Sandbox } from './start-sandbox.js';

let dir: string;
let sandbox: Sandbox;

const SUBSCRIBERS = '/aweber/1.0/accounts/77/lists/5/subscribers';
const MESSAGES = '/sms/2010-04-01/Accounts/AC1/Messages.json';
const BASIC = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;

function subscribe(body: object, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  return fetch(sandbox.url + SUBSCRIBERS, {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

function sms(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(sandbox.url + MESSAGES, {
    method: 'POST',
    headers: { authorization: BASIC, ...headers },
    body: new URLSearchParams({ From: '+15005550006', To: '+14155550100', Body: 'See you on Monday', ...fields }),
  });
}

async function subscribers(query = ''): Promise<{ total_size: number; entries: { email: string }[] }> {
  const answer = await fetch(sandbox.url + SUBSCRIBERS + query, { headers: { authorization: 'Bearer token' } });
  return (await answer.json()) as { total_size: number; entries: { email: string }[] };
}

async function messages(): Promise<{ messages: { body: string; to: string }[] }> {
  const answer = await fetch(sandbox.url + MESSAGES, { headers: { authorization: BASIC } });
  return (await answer.json()) as { messages: { body: string; to: string }[] };
}

async function next(provider: string, answer: string, times = 1): Promise<void> {
  const response = await fetch(`${sandbox.url}/control/next-answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, answer, times }),
  });
  expect(response.status).toBe(200);
}

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'sandbox-spec-'));
  sandbox = await startSandbox({ port: 0, dir });
});

afterEach(async () => {
  await sandbox.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('the sandbox (X-010)', () => {
  it.each([
    ['stripe', '/v1/prices'],
    ['paypal', '/v1/oauth2/token'],
    ['list-service', SUBSCRIBERS],
    ['sms', MESSAGES],
    ['tapfiliate', '/tapfiliate/1.6/affiliates/'],
    ['vimeo', '/video/100000001'],
  ])('stands in for %s without a network', async (_provider, pathname) => {
    const { status } = await fetch(sandbox.url + pathname);
    expect([404, 500, 502]).not.toContain(status);
  });
});

describe('the list service', () => {
  it('creates a subscriber and answers 201 with its address', async () => {
    const answer = await subscribe({ email: 'ada@example.com', name: 'Ada', tags: ['summit-signup'] });
    expect(answer.status).toBe(201);
    const location = answer.headers.get('location') ?? '';
    expect(location).toBe(`${sandbox.url}${SUBSCRIBERS}/1`);
    const shown = await fetch(location, { headers: { authorization: 'Bearer token' } });
    expect(await shown.json()).toMatchObject({
      id: 1,
      email: 'ada@example.com',
      name: 'Ada',
      status: 'subscribed',
      tags: ['summit-signup'],
      self_link: location,
    });
  });

  it('refuses a second subscription of an address on the same list, in any case, but not on another list', async () => {
    await subscribe({ email: 'ada@example.com' });
    const again = await subscribe({ email: 'ADA@example.com' });
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({
      error: { status: 400, type: 'WebServiceError', message: 'email: Subscriber already subscribed.' },
    });
    const elsewhere = await fetch(`${sandbox.url}/aweber/1.0/accounts/77/lists/6/subscribers`, {
      method: 'POST',
      headers: { authorization: 'Bearer token' },
      body: new URLSearchParams({ email: 'ada@example.com' }),
    });
    expect(elsewhere.status).toBe(201);
    expect((await subscribers()).total_size).toBe(1);
  });

  it('refuses calls without a token, and bodies without a valid address', async () => {
    const anonymous = await subscribe({ email: 'ada@example.com' }, { authorization: '' });
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ error: { type: 'UnauthorizedError' } });
    expect((await subscribe({})).status).toBe(400);
    expect((await subscribe({ email: 'not an address' })).status).toBe(400);
    expect((await subscribers()).total_size).toBe(0);
  });

  it('finds by address and pages', async () => {
    for (const name of ['a', 'b', 'c']) await subscribe({ email: `${name}@example.com` });
    expect((await subscribers('?ws.op=find&email=B@example.com')).entries.map((one) => one.email)).toEqual([
      'b@example.com',
    ]);
    const page = await subscribers('?ws.start=1&ws.size=1');
    expect(page.total_size).toBe(3);
    expect(page.entries.map((one) => one.email)).toEqual(['b@example.com']);
  });

  it('forgets a subscriber, once', async () => {
    for (const name of ['a', 'b']) await subscribe({ email: `${name}@example.com` });
    const headers = { authorization: 'Bearer token' };
    const remove = async () => (await fetch(`${sandbox.url}${SUBSCRIBERS}/1`, { method: 'DELETE', headers })).status;
    expect([await remove(), await remove()]).toEqual([200, 404]);
    expect((await subscribers()).entries.map((one) => one.email)).toEqual(['b@example.com']);
  });

  it('creates once for requests with the same key, also at the same time', async () => {
    const key = { 'idempotency-key': 'signup-1' };
    const answers = await Promise.all([1, 2, 3].map(() => subscribe({ email: 'ada@example.com' }, key)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true').length).toBe(2);
    expect((await subscribers()).total_size).toBe(1);
    expect((await subscribe({ email: 'bob@example.com' }, key)).status).toBe(422);
  });
});

describe('the SMS gateway', () => {
  it('takes a message and lists it, newest first', async () => {
    await sms({ Body: 'First' });
    const answer = await sms({ Body: 'Second' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      sid: expect.stringMatching(/^SM[0-9a-f]{32}$/) as unknown,
      account_sid: 'AC1',
      to: '+14155550100',
      from: '+15005550006',
      status: 'queued',
      num_segments: '1',
      error_code: null,
    });
    expect((await messages()).messages.map((one) => one.body)).toEqual(['Second', 'First']);
  });

  it.each([
    [{ To: '' }, 21604],
    [{ From: '' }, 21603],
    [{ Body: '' }, 21602],
    [{ To: '555 0100' }, 21211],
    [{ To: '+15005550001' }, 21211],
    [{ To: '+15005550004' }, 21610],
    [{ Body: 'x'.repeat(1601) }, 21617],
  ])('refuses %j with code %i', async (fields, code) => {
    const answer = await sms(fields);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code, status: 400 });
    expect((await messages()).messages).toEqual([]);
  });

  it('counts the segments a long text and one outside the GSM alphabet need', async () => {
    const count = async (body: string) =>
      ((await (await sms({ Body: body })).json()) as { num_segments: string }).num_segments;
    expect(await count('x'.repeat(160))).toBe('1');
    expect(await count('x'.repeat(161))).toBe('2');
    expect(await count('✓'.repeat(71))).toBe('2');
  });

  it('answers 401 to another account and to a missing password', async () => {
    const other = `Basic ${Buffer.from('AC2:secret').toString('base64')}`;
    const empty = `Basic ${Buffer.from('AC1:').toString('base64')}`;
    for (const authorization of [other, empty, '']) {
      const answer = await sms({}, { authorization });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 20003 });
    }
  });

  it('sends once for requests with the same key', async () => {
    const first = (await (await sms({}, { 'idempotency-key': 'reminder-1' })).json()) as { sid: string };
    const second = (await (await sms({}, { 'idempotency-key': 'reminder-1' })).json()) as { sid: string };
    expect(second.sid).toBe(first.sid);
    expect((await messages()).messages.length).toBe(1);
  });
});

describe('disturbances', () => {
  it('make the next calls of that provider fail in its own shape, then all is normal', async () => {
    await next('list-service', 'server_error');
    await next('list-service', 'too_many_requests');
    expect((await sms({})).status).toBe(201);
    const failed = await subscribe({ email: 'ada@example.com' });
    expect(failed.status).toBe(500);
    expect(await failed.json()).toMatchObject({ error: { status: 500, type: 'InternalServerError' } });
    const limited = await subscribe({ email: 'ada@example.com' });
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('1');
    expect((await subscribers()).total_size).toBe(0);
    expect((await subscribe({ email: 'ada@example.com' })).status).toBe(201);
  });

  it('leave a call without an answer: not carried out, or carried out with the answer lost', async () => {
    await next('list-service', 'timeout');
    await expect(subscribe({ email: 'ada@example.com' }, {}, AbortSignal.timeout(300))).rejects.toThrow(/timeout/);
    expect((await subscribers()).total_size).toBe(0);
    await next('list-service', 'lost_answer');
    const key = { 'idempotency-key': 'signup-1' };
    await expect(subscribe({ email: 'ada@example.com' }, key, AbortSignal.timeout(300))).rejects.toThrow(/timeout/);
    expect((await subscribers()).total_size).toBe(1);
    expect((await subscribe({ email: 'ada@example.com' }, key)).status).toBe(201);
  });

  it('make a call slow', async () => {
    await next('sms', 'slow');
    const start = Date.now();
    expect((await sms({})).status).toBe(201);
    expect(Date.now() - start).toBeGreaterThanOrEqual(2_900);
  });

  it('are refused where they make no sense, and forgotten on request', async () => {
    const post = (body: object) =>
      fetch(`${sandbox.url}/control/next-answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post({ provider: 'unknown', answer: 'slow' })).status).toBe(400);
    expect((await post({ provider: 'sms', answer: 'explode' })).status).toBe(400);
    expect((await post({ provider: 'sms', answer: 'slow', times: 0 })).status).toBe(400);
    await next('sms', 'server_error', 3);
    await fetch(`${sandbox.url}/control/next-answers`, { method: 'DELETE' });
    expect((await sms({})).status).toBe(201);
  });
});

describe('the sandbox', () => {
  it('shows what was sent, escaped, and leads to the control page', async () => {
    await sms({ Body: '<b>bold</b>' });
    await subscribe({ email: 'ada@example.com', name: 'Ada' });
    const page = await (await fetch(sandbox.url)).text();
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).toContain('ada@example.com');
    expect(page).toContain('href="/control"');
    const form = await fetch(`${sandbox.url}/control/next-answers`, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ provider: 'sms', answer: 'slow', times: '2' }),
    });
    expect(form.headers.get('location')).toBe('/control#next-answers');
    expect(await (await fetch(`${sandbox.url}/control`)).text()).toContain('2 calls');
  });

  it('keeps its state over a restart, and forgets it on request', async () => {
    await Promise.all([sms({}), subscribe({ email: 'a@example.com' }), subscribe({ email: 'b@example.com' })]);
    await sandbox.stop();
    sandbox = await startSandbox({ port: 0, dir });
    expect((await subscribers()).total_size).toBe(2);
    expect((await messages()).messages.length).toBe(1);
    await fetch(`${sandbox.url}/control/clear`, { method: 'POST' });
    expect((await subscribers()).total_size).toBe(0);
    expect((await messages()).messages.length).toBe(0);
  });

  it('names a damaged state file and the remedy', async () => {
    await sandbox.stop();
    await writeFile(path.join(dir, 'sandbox', 'sms.json'), '{"messages": [');
    await expect(startSandbox({ port: 0, dir })).rejects.toThrow(SimulatorError);
    await rm(path.join(dir, 'sandbox', 'sms.json'));
    sandbox = await startSandbox({ port: 0, dir });
  });

  it('refuses to run in production', async () => {
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await expect(startSandbox({ port: 0, dir })).rejects.toThrow('does not run with NODE_ENV=production');
    } finally {
      process.env['NODE_ENV'] = before;
    }
  });
});
