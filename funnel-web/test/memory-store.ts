import type { BrowserKeyName } from '@summit/contracts';
import type { BrowserStore } from '../src/lib/browser-store';

/** A store that keeps its values in `kept`. */
export function memoryStore(kept: Partial<Record<BrowserKeyName, string>> = {}): BrowserStore & {
  kept: Partial<Record<BrowserKeyName, string>>;
} {
  return {
    kept,
    get: (name) => kept[name] ?? null,
    set: (name, value) => {
      kept[name] = value;
    },
    remove: (name) => {
      delete kept[name];
    },
  };
}
