import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SimulatorError } from '../simulator-error.js';
import { SUBSCRIBERS, listCalls } from '../../test/list-calls.js';
import { startSandbox, type Sandbox } from './start-sandbox.js';

let dir: string;

let sandbox: Sandbox;

const MESSAGES = '/sms/2010-04-01/Accounts/AC1/Messages.json';

const BASIC = `Basic ${Buffer.from('AC1:secret').toString('base64')}`;

const { subscribe, subscribers } = listCalls(() => sandbox);

function sms(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(sandbox.url + MESSAGES, {
    method: 'POST',
    headers: { authorization: BASIC, ...headers },
    body: new URLSearchParams({ From: '+15005550006', To: '+14155550100', Body: 'See you on Monday', ...fields }),
  });
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

  it('knows no idempotency keys: each call is a message', async () => {
    const first = (await (await sms({}, { 'idempotency-key': 'reminder-1' })).json()) as { sid: string };
    const second = (await (await sms({}, { 'idempotency-key': 'reminder-1' })).json()) as { sid: string };
    expect(second.sid).not.toBe(first.sid);
    expect((await messages()).messages.length).toBe(2);
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
    await expect(subscribe({ email: 'ada@example.com' }, {}, AbortSignal.timeout(300))).rejects.toThrow(/timeout/);
    expect((await subscribers()).total_size).toBe(1);
    // Who is on the list already is refused.
    expect((await subscribe({ email: 'ada@example.com' })).status).toBe(400);
    expect((await subscribers()).total_size).toBe(1);
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
    for (const [file, damage] of [
      ['sms.jsonl', '["message", \n'],
      ['stripe.json', '{"customers": ['],
    ] as const) {
      await writeFile(path.join(dir, 'sandbox', file), damage);
      await expect(startSandbox({ port: 0, dir })).rejects.toThrow(SimulatorError);
      await rm(path.join(dir, 'sandbox', file));
    }
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
