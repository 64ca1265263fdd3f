import type { BrowserKeyName } from '@summit/contracts';
import type { BrowserStore } from '../src/lib/browser-store';

/** A store that keeps its values in `kept`; `otherTab` changes them the way another tab would. */
export function memoryStore(before: Partial<Record<BrowserKeyName, string>> = {}) {
  const kept = { ...before };
  const listeners = new Map<BrowserKeyName, Set<() => void>>();
  const store: BrowserStore = {
    get: (name) => kept[name] ?? null,
    set: (name, value) => {
      kept[name] = value;
    },
    remove: (name) => {
      delete kept[name];
    },
    onOtherTab(name, listener) {
      const mine = listeners.get(name) ?? new Set();
      listeners.set(name, mine.add(listener));
      return () => mine.delete(listener);
    },
  };
  return {
    ...store,
    kept,
    otherTab(name: BrowserKeyName, change: () => void) {
      change();
      for (const listener of listeners.get(name) ?? []) listener();
    },
    listening: (name: BrowserKeyName): boolean => (listeners.get(name)?.size ?? 0) > 0,
  };
}
