import { browserStore } from './browser-store';

describe('browserStore', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('keeps values under the keys of the documents', () => {
    browserStore.set('userEmail', 'hana@example.com');
    browserStore.set('exitIntentDismissedLanding', 'true');
    expect(window.localStorage.getItem('userEmail')).toBe('hana@example.com');
    expect(window.localStorage.getItem('exitIntentDismissed_landing')).toBe('true');
    expect(browserStore.get('userEmail')).toBe('hana@example.com');
  });

  it('keeps timerSessionId for the session only', () => {
    browserStore.set('timerSessionId', 's-1');
    expect(window.sessionStorage.getItem('timerSessionId')).toBe('s-1');
    expect(window.localStorage.length).toBe(0);
  });

  it('forgets a removed value', () => {
    browserStore.set('userName', 'Hana');
    browserStore.remove('userName');
    expect(browserStore.get('userName')).toBeNull();
  });

  it('works on without memory when the browser blocks storage', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => browserStore.set('userName', 'Hana')).not.toThrow();
    expect(() => browserStore.remove('userName')).not.toThrow();
    expect(browserStore.get('userName')).toBeNull();
    blocked.mockRestore();
  });
});
