import { progress } from './progress.mjs';

/** npm passes on what the terminal has sent already: two signals of one press are one wish. */
const SAME_PRESS_MS = 500;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * What Ctrl+C does to a tool that has started many processes: the first one calls `stop`, a second one calls `kill` and then leaves.
 *
 * @param {{ stop: () => void, kill: () => unknown }} what
 * @param {{ signals: Pick<NodeJS.EventEmitter, 'on'>, now: () => number, say: (text: string) => void, leave: (code: number) => void }} [outside]
 */
export function onStop(
  { stop, kill },
  { signals, now, say, leave } = {
    signals: process,
    now: () => performance.now(),
    say: progress,
    leave: (code) => process.exit(code),
  },
) {
  /** @type {number | null} */
  let since = null;
  const onSignal = () => {
    if (since === null) {
      since = now();
      say('Stopping');
      stop();
    } else if (now() - since > SAME_PRESS_MS) {
      since = now();
      say('Stopping at once');
      void Promise.resolve(kill()).finally(() => leave(130));
    }
  };
  for (const signal of SIGNALS) signals.on(signal, onSignal);
}
