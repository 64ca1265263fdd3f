import { BROWSER_KEYS, type BrowserKeyName } from '@summit/contracts';
import { browserStore, type BrowserStore } from './browser-store.js';

/** A store that also says what other tabs do. A file of its own: the funnel does not ship it. */
export interface WatchedStore extends BrowserStore {
  /** Calls back when another tab writes or removes the value. Returns the way to stop. */
  onOtherTab(name: BrowserKeyName, listener: () => void): () => void;
}

export const watchedStore: WatchedStore = {
  ...browserStore,
  onOtherTab(name, listener) {
    const onStorage = ({ key }: StorageEvent) => {
      // No key: the other tab cleared everything.
      if (key === null || key === BROWSER_KEYS[name].key) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
