import {
  adminOrdersEndpoint,
  adminImportVipUsersEndpoint,
  adminStatusEndpoint,
  publicSessionEndpoint,
  rateSessionEndpoint,
  signupEndpoint,
  signupStatsEndpoint,
  trackPageViewEndpoint,
  vipProfilePhotoEndpoint,
} from '@summit/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from './api-error.js';
import { FakeFetch } from '../test/fake-fetch.js';
import { send } from './send.js';

const ann = { name: 'Ann', email: 'ann@example.com' };
const pageView = { page: '/', url: 'https://summit.example/', referrer: 'direct', user_agent: 'test' };

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, not ${String(error)}`);
  return error;
}

describe('send', () => {
  it('posts the body as JSON to the path of the endpoint, query included', async () => {
    const api = FakeFetch.answering(200, { id: '1', bonus_download_urls: {}, invite_url: '' });
    await send(signupEndpoint, { query: { ref: 'AMARA' }, body: ann }, { fetch: api.fetch });
    expect(api.last.url).toBe('/api/signup?ref=AMARA');
    expect(api.last.method).toBe('POST');
    expect(api.last.headers.get('Content-Type')).toBe('application/json');
    expect(api.last.body).toBe(JSON.stringify(ann));
  });

  it('answers the JSON of the server', async () => {
    const api = FakeFetch.answering(200, { total_signups: 128 });
    expect(await send(signupStatsEndpoint, {}, { fetch: api.fetch })).toEqual({ total_signups: 128 });
    expect(api.last.body).toBeNull();
    expect(api.last.headers.has('Content-Type')).toBe(false);
  });

  it('asks the origin of the transport', async () => {
    const api = FakeFetch.answering(200, { success: false, not_yet_available: true });
    const options = { params: { token: 'a b' }, query: { v: 7 } };
    await send(publicSessionEndpoint, options, { fetch: api.fetch, origin: 'https://api.summit.example' });
    expect(api.last.url).toBe('https://api.summit.example/api/sessions/public/a%20b?v=7');
  });

  it('sends the idempotency key and outlives the page when asked to', async () => {
    const api = FakeFetch.answering(200, { success: true });
    const options = { body: pageView, idempotencyKey: 'key-1', keepalive: true };
    await send(trackPageViewEndpoint, options, { fetch: api.fetch });
    expect(api.last.headers.get('Idempotency-Key')).toBe('key-1');
    expect(api.last.keepalive).toBe(true);
  });

  it('carries the bearer to endpoints of a role, asking for it anew each time', async () => {
    const api = FakeFetch.answering(200, { success: true, data: [], total: 0 });
    const tokens = ['first', 'second'];
    const transport = { fetch: api.fetch, token: () => tokens.shift() ?? null };
    await send(adminOrdersEndpoint, {}, transport);
    expect(api.last.headers.get('Authorization')).toBe('Bearer first');
    await send(adminStatusEndpoint, {}, transport);
    expect(api.last.headers.get('Authorization')).toBe('Bearer second');
    await send(adminStatusEndpoint, {}, transport);
    expect(api.last.headers.has('Authorization')).toBe(false);
  });

  it('keeps the bearer away from public endpoints, except where one may be given', async () => {
    const api = FakeFetch.answering(200, { success: true });
    const transport = { fetch: api.fetch, token: () => 'member' };
    await send(signupStatsEndpoint, {}, transport);
    expect(api.last.headers.has('Authorization')).toBe(false);
    const rating = { session_id: '1', rating: 5, comment: null, takeaways: null, user_name: null };
    await send(rateSessionEndpoint, { body: rating }, transport);
    expect(api.last.headers.get('Authorization')).toBe('Bearer member');
  });

  it('sends CSV as text and a form with the content type that the form brings', async () => {
    const api = FakeFetch.answering(200, { success: true, imported: 0, skipped: 0, errors: [] });
    await send(adminImportVipUsersEndpoint, { body: 'email,name\n' }, { fetch: api.fetch });
    expect(api.last.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(api.last.body).toBe('email,name\n');

    const form = new FormData();
    form.set('photo', new Blob(['png'], { type: 'image/png' }), 'me.png');
    await send(vipProfilePhotoEndpoint, { body: form }, { fetch: api.fetch });
    expect(api.last.headers.has('Content-Type')).toBe(false);
    expect(api.last.body).toBe(form);
  });

  it('throws the refusal of the server with status, code, text and fields', async () => {
    const body = {
      success: false,
      detail: 'Name is required',
      message: 'Name is required',
      code: 'name_required',
      request_id: 'r-1',
      fields: { name: 'Name is required' },
    };
    const api = FakeFetch.answering(400, body);
    const error = await failureOf(send(signupEndpoint, { body: ann }, { fetch: api.fetch }));
    expect(error).toMatchObject({ kind: 'http', status: 400, code: 'name_required', detail: 'Name is required' });
    expect(error.message).toBe('Name is required');
    expect(error.fields).toEqual({ name: 'Name is required' });
    expect(error.requestId).toBe('r-1');
    expect(error.body).toEqual(body);
  });

  it('reads how long to wait from Retry-After', async () => {
    const api = FakeFetch.answering(429, { code: 'rate_limited' }, { 'Retry-After': '30' });
    expect((await failureOf(send(signupStatsEndpoint, {}, { fetch: api.fetch }))).retryAfter).toBe(30);
  });

  it('keeps a refusal that is not ours, such as a proxy page, as text without code', async () => {
    const api = FakeFetch.answeringText(502, '<h1>Bad gateway</h1>');
    const error = await failureOf(send(signupStatsEndpoint, {}, { fetch: api.fetch }));
    expect(error).toMatchObject({ kind: 'http', status: 502, code: null, detail: null, body: '<h1>Bad gateway</h1>' });
    expect(error.fields).toEqual({});
    expect(error.message).toBe('http 502');
  });

  it.each([
    ['an empty body', '', undefined],
    ['broken JSON', '{"total_signups": 12', '{"total_signups": 12'],
  ])('calls a success with %s unreadable', async (_name, text, body) => {
    const api = FakeFetch.answeringText(200, text);
    const error = await failureOf(send(signupStatsEndpoint, {}, { fetch: api.fetch }));
    expect(error).toMatchObject({ kind: 'unreadable', status: 200, body, code: null });
  });

  it('calls it a network failure when no answer came, and keeps the reason', async () => {
    const cause = new TypeError('fetch failed');
    const error = await failureOf(send(signupStatsEndpoint, {}, { fetch: FakeFetch.failing(cause).fetch }));
    expect(error).toMatchObject({ kind: 'network', status: 0, detail: null, message: 'network' });
    expect(error.cause).toBe(cause);
  });

  it('does not reach the network for an address that cannot be built', async () => {
    const api = FakeFetch.answering(200, {});
    const call = send(publicSessionEndpoint, { params: { token: '..' } }, { fetch: api.fetch });
    await expect(call).rejects.toBeInstanceOf(RangeError);
    expect(api.count).toBe(0);
  });
});

describe('limits of a call', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives up after 15 seconds (F-089)', async () => {
    const api = FakeFetch.silent();
    const failure = failureOf(send(signupEndpoint, { body: ann }, { fetch: api.fetch }));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(api.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(api.aborted).toBe(true);
    expect(await failure).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('takes the limit of the transport, and that of the call before it', async () => {
    const api = FakeFetch.silent();
    const ofTransport = failureOf(send(signupStatsEndpoint, {}, { fetch: api.fetch, timeoutMs: 200 }));
    await jest.advanceTimersByTimeAsync(200);
    expect((await ofTransport).kind).toBe('timeout');
    const ofCall = failureOf(send(signupStatsEndpoint, { timeoutMs: 50 }, { fetch: api.fetch, timeoutMs: 200 }));
    await jest.advanceTimersByTimeAsync(50);
    expect((await ofCall).kind).toBe('timeout');
  });

  it('ends when the caller gives up, before or during the call', async () => {
    const early = AbortSignal.abort();
    const before = FakeFetch.silent();
    expect((await failureOf(send(signupStatsEndpoint, { signal: early }, { fetch: before.fetch }))).kind).toBe(
      'aborted',
    );

    const caller = new AbortController();
    const during = FakeFetch.silent();
    const failure = failureOf(send(signupStatsEndpoint, { signal: caller.signal }, { fetch: during.fetch }));
    caller.abort();
    expect((await failure).kind).toBe('aborted');
  });

  it('leaves no timer behind', async () => {
    const api = FakeFetch.answering(200, { total_signups: 1 });
    await send(signupStatsEndpoint, {}, { fetch: api.fetch });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the size of send', () => {
  it('takes nothing from the contracts but two small functions, so that no page carries the endpoint table', () => {
    const sources = ['send.ts', 'exchange.ts', 'api-error.ts', 'transport.ts'].map((file) =>
      readFileSync(join(__dirname, file), 'utf8'),
    );
    const imports = sources.flatMap((text) => [
      ...text.matchAll(/^import (?!type )\{([^}]*)\} from '@summit\/contracts'/gm),
    ]);
    const values = imports
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    expect(values.sort()).toEqual(['fillPath', 'queryString']);
  });
});
