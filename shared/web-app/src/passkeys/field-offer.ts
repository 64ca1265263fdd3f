import { offersPasskeys } from './browser-passkeys.js';
import type { ProofHow } from './passkey-calls.js';

/** The offer of a passkey in the field of the address, as long as the page is open. */
export interface FieldOffer {
  /** Asks the server and the browser anew: a question is good for five minutes. */
  renew(): void;
  /** Ends the offer until `resume`: a browser has one question at a time, and a pressed button goes first. */
  pause(): void;
  resume(): void;
}

/**
 * `onFailure` hears of a passkey that was chosen and did not help. Whatever goes wrong before is no news: nobody has asked for anything
 * yet.
 */
export function fieldOffer(prove: (how: ProofHow) => Promise<void>, onFailure: (error: unknown) => void): FieldOffer {
  let current: AbortController | null = null;
  let paused = false;
  let chosen = false;

  const stop = () => {
    current?.abort();
    current = null;
  };
  const offer = async (own: AbortController) => {
    const { signal } = own;
    const onChosen = () => {
      chosen = true;
    };
    try {
      if (!(await offersPasskeys())) return;
      signal.throwIfAborted();
      await prove({ inField: true, signal, onChosen });
    } catch (error) {
      if (chosen && !signal.aborted) onFailure(error);
    } finally {
      if (current === own) {
        current = null;
        chosen = false;
      }
    }
  };
  const renew = () => {
    // One that was chosen is on its way to the server.
    if (paused || chosen) return;
    stop();
    current = new AbortController();
    void offer(current);
  };
  return {
    renew,
    pause() {
      paused = true;
      chosen = false;
      stop();
    },
    resume() {
      paused = false;
      renew();
    },
  };
}
