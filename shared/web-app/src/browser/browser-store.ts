import { BROWSER_KEYS, type BrowserKeyName } from '@summit/contracts';

/** Every value that an app keeps in the browser, by the names of the shared key table (M-182). */
export interface BrowserStore {
  get(name: BrowserKeyName): string | null;
  set(name: BrowserKeyName, value: string): void;
  remove(name: BrowserKeyName): void;
}

const areaOf = (name: BrowserKeyName): Storage =>
  BROWSER_KEYS[name].storage === 'local' ? window.localStorage : window.sessionStorage;

/** Storage may be blocked or full: reading then gives null and writing does nothing, the page works on without memory. */
export const browserStore: BrowserStore = {
  get(name) {
    try {
      return areaOf(name).getItem(BROWSER_KEYS[name].key);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      areaOf(name).setItem(BROWSER_KEYS[name].key, value);
    } catch {
      // Nothing to do: see above.
    }
  },
  remove(name) {
    try {
      areaOf(name).removeItem(BROWSER_KEYS[name].key);
    } catch {
      // Nothing to do: see above.
    }
  },
};

/** Null where nothing is kept, or no JSON: its shape is for the reader to check, another version of the app may have written it. */
export function storedJson(name: BrowserKeyName): unknown {
  try {
    return JSON.parse(browserStore.get(name) ?? 'null');
  } catch {
    return null;
  }
}
