import type { LandingPageResponse, LandingPageStateResponse } from '@summit/contracts';
import { LANDING } from '@summit/content';
import { createAppLoader, type RunningApp } from './app-loader';
import { clockSkew, refreshWhenStale } from './landing-state';

const STATE: LandingPageStateResponse = {
  success: true,
  version: 'v1',
  phase: 'concluded',
  headline_experiment: false,
  proof_page: false,
  server_time: '2025-11-20T10:00:00.000Z',
};
const ANSWER: LandingPageResponse = { ...STATE, content: LANDING };

function setUp() {
  const shown: LandingPageResponse[] = [];
  const app: RunningApp = { run: async () => undefined, showContent: (answer) => shown.push(answer) };
  let loads = 0;
  const loader = createAppLoader(async () => {
    loads += 1;
    return app;
  });
  return { loader, shown, loads: () => loads };
}

describe('clockSkew', () => {
  it('is server time minus client time, and 0 when unreadable', () => {
    const now = Date.parse('2025-11-20T09:59:00Z');
    expect(clockSkew(STATE, now)).toBe(60_000);
    expect(clockSkew({ ...STATE, server_time: 'soon' }, now)).toBe(0);
  });
});

describe('refreshWhenStale', () => {
  const get = async <T>(path: string): Promise<T | null> => (path === '/api/landing-page' ? (ANSWER as T) : null);

  it('loads nothing while the HTML is current', async () => {
    const { loader, loads } = setUp();
    await refreshWhenStale(STATE, { version: 'v1', phase: 'concluded' }, { loader, get });
    expect(loads()).toBe(0);
  });

  it.each([
    ['the copy has another version', { version: 'v0', phase: 'concluded' }],
    ['the phase is another', { version: 'v1', phase: 'live' }],
  ])('shows the content of the server when %s', async (_, baked) => {
    const { loader, shown } = setUp();
    await refreshWhenStale(STATE, baked, { loader, get });
    expect(shown).toEqual([ANSWER]);
  });

  it('leaves the bundled copy when the API fails meanwhile', async () => {
    const { loader, shown } = setUp();
    await refreshWhenStale(STATE, { version: 'v0', phase: 'concluded' }, { loader, get: async () => null });
    expect(shown).toEqual([]);
  });
});
