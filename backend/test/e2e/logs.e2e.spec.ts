import type { SignupResponse } from '@summit/contracts';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

const PERSON = { name: 'Canary Nightingale', email: 'canary@nightingale.example', phone: '+15550177777' };

describe('the log', () => {
  const lines: string[] = [];
  let running: RunningApp;
  let signup: SignupResponse;
  beforeAll(async () => {
    running = await startApp({ log: (line) => lines.push(line) });
    signup = await read<SignupResponse>(
      running.fetch('/api/signup', { ...json(PERSON, { authorization: 'Bearer canary-token' }), from: '203.0.113.99' }),
    );
    await running.fetch('/api/signup', json(PERSON));
    await running.fetch(
      new URL(signup.bonus_download_urls['free-signup-bonus-1'].url).pathname + '?email=canary@nightingale.example',
    );
    await running.fetch('/api/nowhere?email=canary@nightingale.example');
    // An error that nobody foresaw, with a person in its statement.
    await running.rows('alter table signup rename to signup_away');
    await running.fetch('/api/signup', json({ ...PERSON, email: 'other@nightingale.example' }));
    await running.rows('alter table signup_away rename to signup');
    // PostgreSQL quotes the whole row where one of its checks fails.
    await running.rows(`alter table signup add constraint refuses check (phone <> '+15550166666')`);
    await running.fetch(
      '/api/signup',
      json({ name: 'Heron Refused', email: 'heron@refused.example', phone: '+15550166666' }),
    );
  });
  afterAll(() => running.stop());

  it('is JSON, a line each, with a request id and the pattern of the route', () => {
    const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ method }) => method);
    expect(requests).toContainEqual(
      expect.objectContaining({
        level: 'info',
        method: 'POST',
        route: '/api/signup',
        status: 200,
        request_id: expect.any(String),
      }),
    );
    expect(requests).toContainEqual(expect.objectContaining({ route: '/api/bonuses/download-by-email/:bonus_key' }));
  });

  it('tells of an error that nobody foresaw, with its stack', () => {
    expect(lines.some((line) => line.includes('unexpected error') && line.includes('signup'))).toBe(true);
  });

  it('names no person, no secret and no address (X-015)', () => {
    const text = lines.join('\n');
    for (const secret of [
      'Canary',
      'nightingale',
      '5550177777',
      'canary-token',
      'Heron',
      'refused.example',
      '5550166666',
      '203.0.113.99',
      'signature=',
      signup.id,
    ]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
  });
});
