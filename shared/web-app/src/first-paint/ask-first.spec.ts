import { askFirst } from './ask-first.js';

const TOPIC = 'Pick one income model';
const answered = (session: object = { topic: TOPIC, description: '' }, success = true) =>
  new Response(JSON.stringify({ success, session }));

describe('the question of a page before its app has come', () => {
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
  function run(dataset: Record<string, string>, untilKey?: string): void {
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    Object.assign(script.dataset, dataset);
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    askFirst('token', untilKey);
  }
  const words = () => [...document.querySelectorAll('[data-first]')].map(({ textContent }) => textContent);
  const preloaded = () =>
    [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  const isLedOn = () => document.documentElement.dataset['elsewhere'] !== undefined;
  const settled = () => new Promise((done) => setTimeout(done, 0));

  it('is answered in words', async () => {
    run({ call: '/api/sessions/public/:last' });
    await settled();
    expect(words()).toEqual([TOPIC, '...']);
  });

  it('says nothing of a session that is closed', async () => {
    answer = async () => answered({ topic: TOPIC }, false);
    run({ call: '/api/sessions/public/:last' });
    await settled();
    expect(words()).toEqual(['Session', '...']);
  });

  it('goes out before the scripts of the page, which are fetched for a preview too', () => {
    window.history.replaceState(null, '', '/summit/access/token-a#preview=signed');
    run({ call: '/api/sessions/public/:last', files: '/assets/a.js /assets/b.js' });
    expect(preloaded()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('is nothing where an editor looks at a preview', () => {
    window.history.replaceState(null, '', '/summit/access/token-a#preview=signed');
    run({ call: '/api/sessions/public/:last' });
    expect(asked).toEqual([]);
  });

  it('has the bearer of a token that still holds', () => {
    localStorage.setItem('token', 'token-1');
    localStorage.setItem('until', new Date(Date.now() + 60_000).toISOString());
    run({ call: '/api/admin/me', for: 'members' }, 'until');
    expect(asked).toEqual([{ url: expect.stringContaining('/api/admin/me?v='), authorization: 'Bearer token-1' }]);
    expect(isLedOn()).toBe(false);
  });

  it.each([
    ['has run out', new Date(Date.now() - 1_000).toISOString()],
    ['has no date', null],
    ['has a date that nobody can read', 'soon'],
  ])('is not asked with a token that %s: its owner is led on to the sign-in', (_what, until) => {
    localStorage.setItem('token', 'token-1');
    if (until !== null) localStorage.setItem('until', until);
    const page = { call: '/api/admin/me', for: 'members', files: '/assets/a.js' };
    run(page, 'until');
    expect([asked, preloaded(), isLedOn()]).toEqual([[], [], true]);
    delete document.documentElement.dataset['elsewhere'];
    run({ ...page, for: 'guests' }, 'until');
    expect(isLedOn()).toBe(false);
  });
});
