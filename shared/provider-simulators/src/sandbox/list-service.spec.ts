import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SUBSCRIBERS, listCalls } from '../../test/list-calls.js';
import { startSandbox, type Sandbox } from './start-sandbox.js';

let dir: string;

let sandbox: Sandbox;

const { subscribe, subscribers } = listCalls(() => sandbox);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'sandbox-spec-'));
  sandbox = await startSandbox({ port: 0, dir });
});

afterEach(async () => {
  await sandbox.stop();
  await rm(dir, { recursive: true, force: true });
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

  it('knows no idempotency keys, as AWeber: of equal requests at the same time one makes a subscriber', async () => {
    const key = { 'idempotency-key': 'signup-1' };
    const answers = await Promise.all([1, 2, 3].map(() => subscribe({ email: 'ada@example.com' }, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect((await subscribers()).total_size).toBe(1);
    expect((await subscribe({ email: 'bob@example.com' }, key)).status).toBe(201);
  });
});
