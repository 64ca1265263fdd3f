import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { knowsPasskeys, offersPasskeys, stopAsking } from './browser-passkeys.js';
import { passkeyFailure } from './passkey-failure.js';

const neverChanges = () => () => undefined;

/** Whether this browser knows passkeys; false in a page that is drawn before it is in a browser. */
export const useKnowsPasskeys = (): boolean => useSyncExternalStore(neverChanges, knowsPasskeys, () => false);

export interface PasskeyUse {
  busy: boolean;
  /** Why the last try failed, in plain words. */
  failure: string | null;
  /** The button was pressed. */
  start: () => Promise<void>;
}

export interface PasskeyUseOptions {
  /** Where the browser says nothing of its own. */
  fallback: string;
  /** Lets the browser offer a passkey in the field of the address as long as the page is open. */
  offered?: boolean;
}

/** A passkey as the way on: `prove` asks the browser, and does what follows. */
export function usePasskey(
  prove: (how: { inField: boolean }) => Promise<void>,
  { fallback, offered = false }: PasskeyUseOptions,
): PasskeyUse {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(prove);
  useEffect(() => {
    latest.current = prove;
  });

  useEffect(() => {
    if (!offered) return;
    let left = false;
    let waits = false;
    const offer = async () => {
      if (!(await offersPasskeys()) || left) return;
      waits = true;
      try {
        await latest.current({ inField: true });
      } catch (error) {
        // Nobody has pressed anything yet: what the browser refuses by itself is no news.
        const text =
          error instanceof Error && error.name === 'NotAllowedError' ? null : passkeyFailure(error, fallback);
        if (!left) setFailure(text);
      } finally {
        waits = false;
      }
    };
    void offer();
    return () => {
      left = true;
      if (waits) void stopAsking();
    };
  }, [offered, fallback]);

  const start = useCallback(async () => {
    setBusy(true);
    setFailure(null);
    try {
      await latest.current({ inField: false });
    } catch (error) {
      setFailure(passkeyFailure(error, fallback));
    } finally {
      setBusy(false);
    }
  }, [fallback]);
  return { busy, failure, start };
}
