import { askFirst } from '@summit/web-app/first-paint/ask-first';
import { fetchOrTakeOver } from './first-answer';

const TOPIC = 'Pick one income model';
const answered = (session: object = { topic: TOPIC, description: '' }, success = true) =>
  new Response(JSON.stringify({ success, session }));

describe('what a prerendered page asks before its app has come', () => {
  const asked: { url: string; authorization: string | null }[] = [];
  let answer: () => Promise<Response>;
  const network: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), authorization: new Headers(init?.headers).get('Authorization') });
    return answer();
  };
  beforeEach(() => {
    asked.length = 0;
    answer = async () => answered();
    window.fetch = network;
    window.summitFirstAnswer = undefined;
    localStorage.clear();
    document.head.innerHTML = '';
    delete document.documentElement.dataset['elsewhere'];
    document.body.innerHTML = '<h1 data-first="topic">Session</h1><p data-first="description">...</p>';
    window.history.replaceState(null, '', '/summit/access/token-a');
  });

  /** Runs the script as its element does. */
  function run(dataset: Record<string, string>): void {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    Object.assign(script.dataset, dataset);
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    askFirst('vip_token');
  }
  const words = () => [...document.querySelectorAll('[data-first]')].map(({ textContent }) => textContent);
  const preloaded = () =>
    [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  const isLedOn = () => document.documentElement.dataset['elsewhere'] !== undefined;
  const settled = () => new Promise((done) => setTimeout(done, 0));
  const send = (url: string, authorization?: string) =>
    fetchOrTakeOver(url, authorization ? { headers: { Authorization: authorization } } : {});

  it('is shown in words, and handed to the app, which asks no second time', async () => {
    run({ call: '/api/sessions/public/:last' });
    await settled();
    expect(words()).toEqual([TOPIC, '...']);
    expect(await (await send('/api/sessions/public/token-a?v=1761000000000')).json()).toMatchObject({ success: true });
    expect(asked.map(({ url }) => url.replace(/\d{13}/, 'N'))).toEqual(['/api/sessions/public/token-a?v=N']);
    await send('/api/sessions/public/token-a?v=1761000000001');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['another address', '/api/sessions/public/token-b?v=1', undefined],
    ['another edition', '/api/sessions/public/token-a?v=1&summit=summit1', undefined],
    ['somebody else', '/api/sessions/public/token-a?v=1', 'Bearer another'],
  ])('is not taken for %s', async (_what, url, authorization) => {
    run({ call: '/api/sessions/public/:last' });
    await send(url, authorization);
    expect(asked.map((one) => one.url)).toContain(url);
    expect(window.summitFirstAnswer).toBeDefined();
  });

  it('is asked with the bearer of the member, and where only members see anything, of nobody else', async () => {
    run({ call: '/api/sessions/by-day/1?summit=two', for: 'members', files: '/assets/area.js' });
    expect(asked).toEqual([]);
    expect(preloaded()).toEqual([]);
    expect(isLedOn()).toBe(true);
    delete document.documentElement.dataset['elsewhere'];
    localStorage.setItem('vip_token', 'token-1');
    run({ call: '/api/sessions/by-day/1?summit=two', for: 'members' });
    expect(asked).toEqual([{ url: expect.stringMatching(/summit=two&v=\d+$/), authorization: 'Bearer token-1' }]);
    expect(isLedOn()).toBe(false);
    await send('/api/sessions/by-day/1?v=7&summit=two', 'Bearer token-1');
    expect(asked).toHaveLength(1);
  });

  it('is asked on the sign-in for a member, who is led on and sees no form', async () => {
    const signIn = { call: '/api/vip/status', for: 'guests', files: '/assets/area.js' };
    run(signIn);
    expect([asked, preloaded(), isLedOn()]).toEqual([[], [], false]);
    localStorage.setItem('vip_token', 'token-1');
    run(signIn);
    expect(isLedOn()).toBe(true);
    expect(preloaded()).toEqual(['/assets/area.js']);
    await send('/api/vip/status?v=1', 'Bearer token-1');
    expect(asked).toHaveLength(1);
  });

  it('is asked on those pages of a shared document that take it; the others fetch their scripts all the same', async () => {
    localStorage.setItem('vip_token', 'token-1');
    const shared = {
      call: '/api/vip/status',
      for: 'members',
      paths: '/vip/dashboard /vip/profile',
      files: '/assets/a.js',
    };
    for (const path of ['/vip/confirm-email', '/vip', '/prompts']) {
      window.history.replaceState(null, '', `${path}?token=mailed`);
      run(shared);
    }
    expect(asked).toEqual([]);
    expect(window.summitFirstAnswer).toBeUndefined();
    expect(preloaded()).toHaveLength(3);
    window.history.replaceState(null, '', '/vip/profile?tab=1#security');
    run({ ...shared, files: '' });
    await send('/api/vip/status?v=1', 'Bearer token-1');
    expect(asked).toHaveLength(1);
  });

  it('is old once something was changed', async () => {
    run({ call: '/api/sessions/public/:last' });
    await fetchOrTakeOver('/api/vip/profile', { method: 'PUT' });
    expect(window.summitFirstAnswer).toBeUndefined();
    await send('/api/sessions/public/token-a?v=1');
    expect(asked).toHaveLength(3);
  });

  it('is asked anew by the app where it failed', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    run({ call: '/api/sessions/public/:last' });
    await settled();
    answer = async () => answered();
    expect((await send('/api/sessions/public/token-a?v=1')).ok).toBe(true);
    expect(words()).toEqual(['Session', '...']);
  });
});
