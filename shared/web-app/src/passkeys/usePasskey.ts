import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { knowsPasskeys } from './browser-passkeys.js';
import { fieldOffer, type FieldOffer } from './field-offer.js';
import type { ProofHow } from './passkey-calls.js';
import { passkeyFailure } from './passkey-failure.js';

/** Before the question's five minutes are over. */
const RENEWED_MS = 4 * 60_000;

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
  prove: (how: ProofHow) => Promise<void>,
  { fallback, offered = false }: PasskeyUseOptions,
): PasskeyUse {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(prove);
  useEffect(() => {
    latest.current = prove;
  });

  const offer = useRef<FieldOffer | null>(null);
  useEffect(() => {
    if (!offered) return;
    const own = fieldOffer(
      (how) => latest.current(how),
      (error) => setFailure(passkeyFailure(error, fallback)),
    );
    offer.current = own;
    own.renew();
    const timer = setInterval(() => own.renew(), RENEWED_MS);
    return () => {
      clearInterval(timer);
      own.pause();
      offer.current = null;
    };
  }, [offered, fallback]);

  const start = useCallback(async () => {
    setBusy(true);
    setFailure(null);
    offer.current?.pause();
    try {
      await latest.current({ inField: false });
    } catch (error) {
      setFailure(passkeyFailure(error, fallback));
      offer.current?.resume();
    } finally {
      setBusy(false);
    }
  }, [fallback]);
  return { busy, failure, start };
}
