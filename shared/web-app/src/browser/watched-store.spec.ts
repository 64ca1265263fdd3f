import { watchedStore } from './watched-store.js';

describe('a store that is watched', () => {
  it('tells of changes in other tabs: of its own key, or of everything at once', () => {
    const heard = jest.fn();
    const stop = watchedStore.onOtherTab('vipToken', heard);
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
