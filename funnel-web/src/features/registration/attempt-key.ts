import { fingerprint } from '@summit/rules';

/** Key of one attempt: the same data keeps its key over retries, so a lost answer never registers twice. */
export interface AttemptKeys {
  keyFor(data: unknown): string;
}

export function createAttemptKeys(newKey: () => string): AttemptKeys {
  let current: { data: string; key: string } | null = null;
  return {
    keyFor(value) {
      const data = fingerprint(value);
      if (current?.data !== data) current = { data, key: newKey() };
      return current.key;
    },
  };
}
