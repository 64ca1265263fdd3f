import { adminLiveEndpoint, type LiveFigures } from '@summit/contracts';
import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services';
import { readEvents } from './read-events';

/** Before it connects again: at once where the stream has simply ended, later where it failed. */
const AGAIN_MS = 250;
const FAILED_MS = 5_000;

export interface Live {
  /** Null until the first event. */
  figures: LiveFigures | null;
  /** Whether the figures are of this moment. */
  connected: boolean;
}

/** The figures of this moment, for as long as the page shows them. Reads with `fetch`, because an EventSource sends no bearer. */
export function useLiveFigures(): Live {
  const { session } = useServices();
  const [live, setLive] = useState<Live>({ figures: null, connected: false });
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function listen(): Promise<void> {
      const { token } = session.current();
      const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token ?? ''}` };
      const answer = await fetch(adminLiveEndpoint.path, { headers, signal: stop.signal });
      if (!answer.ok || !answer.body) {
        // Read, because an answer that nobody reads and no cache may keep stays open in the browser.
        await answer.text();
        if (answer.status === 401 && session.current().token === token) return session.close('refusal');
        throw new Error(`no events: ${answer.status}`);
      }
      for await (const data of readEvents(answer.body)) setLive({ figures: data as LiveFigures, connected: true });
    }
    const keepListening = (): void => {
      const again = (delay: number) => {
        if (!stop.signal.aborted) timer = setTimeout(keepListening, delay);
      };
      listen().then(
        () => again(AGAIN_MS),
        () => {
          if (!stop.signal.aborted) setLive(({ figures }) => ({ figures, connected: false }));
          again(FAILED_MS);
        },
      );
    };
    keepListening();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [session]);
  return live;
}
