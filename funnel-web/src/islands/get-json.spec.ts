import { getJson } from './get-json';
import { report } from '../lib/visit/report';

const answer = (init: { ok: boolean; body?: string }): Response =>
  new Response(init.body ?? '{}', { status: init.ok ? 200 : 503 });

describe('getJson', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('answers the JSON of a good answer', async () => {
    globalThis.fetch = async () => answer({ ok: true, body: '{"total_signups":3}' });
    expect(await getJson('/x')).toEqual({ total_signups: 3 });
  });

  it('answers null for a refusal, for nonsense and for no connection', async () => {
    globalThis.fetch = async () => answer({ ok: false });
    expect(await getJson('/x')).toBeNull();
    globalThis.fetch = async () => answer({ ok: true, body: '<html>' });
    expect(await getJson('/x')).toBeNull();
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    expect(await getJson('/x')).toBeNull();
  });
});

describe('report', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('sends JSON that outlives the page and swallows failures', async () => {
    const calls: [string, RequestInit | undefined][] = [];
    globalThis.fetch = (input, init) => {
      calls.push([String(input), init]);
      return Promise.reject(new TypeError('offline'));
    };
    report('/api/analytics/track', { page: '/' });
    report('/api/affiliate/track-click?affiliate_code=A');
    await new Promise((done) => setTimeout(done));
    expect(calls[0]).toEqual([
      '/api/analytics/track',
      { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' }, body: '{"page":"/"}' },
    ]);
    expect(calls[1]?.[1]).toEqual({ method: 'POST', keepalive: true });
  });
});
