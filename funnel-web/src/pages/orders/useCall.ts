import { failureText } from '@summit/web-app/calls/failure-text';
import { useState } from 'react';

export interface Call {
  busy: boolean;
  /** What the server said when it agreed. */
  done: string | null;
  failure: string | null;
  /** Answers whether it succeeded. A second press while it runs does nothing. */
  run: (call: () => Promise<string | void>) => Promise<boolean>;
}

/** One call at a time, with what became of it. */
export function useCall(fallback: string): Call {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (call: () => Promise<string | void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setDone(null);
    setFailure(null);
    try {
      setDone((await call()) ?? null);
      return true;
    } catch (error) {
      setFailure(failureText(error, fallback));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, done, failure, run };
}
