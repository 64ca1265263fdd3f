import { useCallback, useEffect, useState } from 'react';

export type Loaded<Data> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; data: Data };

/** Loads once, and again when asked to after a failure. `onError` answers true when somebody else deals with it. */
export function useLoaded<Data>(load: () => Promise<Data>, onError: (error: unknown) => boolean): Loaded<Data> {
  const [loaded, setLoaded] = useState<{ data: Data } | 'failed' | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    load().then(
      (data) => {
        if (!left) setLoaded({ data });
      },
      (error: unknown) => {
        if (!left && !onError(error)) setLoaded('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [load, onError, round]);
  const retry = useCallback(() => {
    setLoaded(null);
    setRound((count) => count + 1);
  }, []);
  if (loaded === null) return { state: 'loading' };
  return loaded === 'failed' ? { state: 'failed', retry } : { state: 'ready', data: loaded.data };
}
