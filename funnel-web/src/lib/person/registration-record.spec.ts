import type { BrowserStore } from '../browser/browser-store';
import { readRegistration } from './registration-record';

const storeOf = (values: Record<string, string>): BrowserStore => ({
  get: (name) => values[name] ?? null,
  set: () => undefined,
  remove: () => undefined,
});

describe('readRegistration', () => {
  it('knows nobody in a fresh browser', () => {
    expect(readRegistration(storeOf({}))).toBeNull();
  });

  // F-108
  it('remembers name, bonus links and invite link', () => {
    const bonusDownloadUrls = JSON.stringify({ 'free-signup-bonus-1': { url: 'https://x.example/1' } });
    expect(
      readRegistration(
        storeOf({ userEmail: 'a@b.c', userName: 'Zoe', bonusDownloadUrls, inviteUrl: 'https://x.example/?invite=1' }),
      ),
    ).toEqual({
      name: 'Zoe',
      bonuses: [{ key: 'free-signup-bonus-1', url: 'https://x.example/1' }],
      inviteUrl: 'https://x.example/?invite=1',
    });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"free-signup-bonus-1":7}',
    '{"free-signup-bonus-1":{"url":"javascript:alert(1)"}}',
  ])('ignores bonus links that say %s', (bonusDownloadUrls) => {
    expect(readRegistration(storeOf({ userEmail: 'a@b.c', bonusDownloadUrls }))?.bonuses).toEqual([]);
  });
});
