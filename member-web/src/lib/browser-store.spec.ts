import { browserStore } from './browser-store';

describe('what the member area keeps in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('lies under the keys of the documents (M-182)', () => {
    browserStore.set('vipToken', 't');
    browserStore.set('vipUser', '{}');
    expect({ ...localStorage }).toEqual({ vip_token: 't', vip_user: '{}' });
    browserStore.remove('vipUser');
    expect(browserStore.get('vipUser')).toBeNull();
    expect(browserStore.get('vipToken')).toBe('t');
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

  it('tells of changes in other tabs: of its own key, or of everything at once', () => {
    const heard = jest.fn();
    const stop = browserStore.onOtherTab('vipToken', heard);
    window.dispatchEvent(new StorageEvent('storage', { key: 'vip_user' }));
    expect(heard).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'vip_token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'vip_token' }));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
