import type { BrowserKeyName } from '@summit/contracts';

type Kept = Partial<Record<BrowserKeyName, string>>;

/** A browser store that keeps its values in `kept`; `otherTab` changes them the way another tab would. */
export function memoryStore(before: Kept = {}) {
  const kept: Kept = { ...before };
  const listeners = new Map<BrowserKeyName, Set<() => void>>();
  return {
    kept,
    get: (name: BrowserKeyName): string | null => kept[name] ?? null,
    set(name: BrowserKeyName, value: string): void {
      kept[name] = value;
    },
    remove(name: BrowserKeyName): void {
      delete kept[name];
    },
    onOtherTab(name: BrowserKeyName, listener: () => void): () => void {
      const mine = listeners.get(name) ?? new Set();
      listeners.set(name, mine.add(listener));
      return () => mine.delete(listener);
    },
    otherTab(name: BrowserKeyName, change: () => void): void {
      change();
      for (const listener of listeners.get(name) ?? []) listener();
    },
    listening: (name: BrowserKeyName): boolean => (listeners.get(name)?.size ?? 0) > 0,
  };
}
