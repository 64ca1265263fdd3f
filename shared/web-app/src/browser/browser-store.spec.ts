import { browserStore, storedJson } from './browser-store.js';

describe('what an app keeps in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('lies under the keys of the documents (M-182)', () => {
    browserStore.set('vipToken', 't');
    browserStore.set('vipUser', '{}');
    expect({ ...localStorage }).toEqual({ vip_token: 't', vip_user: '{}' });
    browserStore.remove('vipUser');
    expect(browserStore.get('vipUser')).toBeNull();
    expect(browserStore.get('vipToken')).toBe('t');
  });

  it.each([
    ['[3,7]', [3, 7]],
    [null, null],
    ['{"half', null],
  ])('reads %j as JSON, and nothing where it is none', (stored, read) => {
    if (stored !== null) browserStore.set('promptFavorites', stored);
    expect(storedJson('promptFavorites')).toEqual(read);
  });

  it('survives a browser that blocks storage', () => {
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied');
    });
    expect(browserStore.get('vipToken')).toBeNull();
    expect(() => browserStore.set('vipToken', 't')).not.toThrow();
    expect(() => browserStore.remove('vipToken')).not.toThrow();
    blocked.mockRestore();
  });
});
