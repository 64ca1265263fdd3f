import { saveWatchPositionEndpoint, type WatchPositionRequest } from '@summit/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../lib/services';
import type { Film } from './useFilm';

/** A running film says where it is this often, in seconds of the film. */
const SAVE_EVERY = 10;

/**
 * Keeps the member's place in the film: while it runs, when it stands still or ends, and when the page goes. `sessionId` is null for
 * visitors, whose place nobody keeps; `from` is the place that is kept already. Answers the way to set the mark by hand.
 */
export function useSavedPosition(
  sessionId: string | null,
  film: Film,
  from: number,
): (watched: boolean) => Promise<void> {
  const { api } = useServices();
  const queries = useQueryClient();
  const { startedAt, second, duration, playing, ended } = film;
  const place = { second: startedAt === null ? from : second, duration };
  const now = useRef(place);
  const saved = useRef(from);
  useEffect(() => {
    now.current = place;
  });

  const send = useCallback(
    async (more: Partial<WatchPositionRequest> = {}) => {
      if (sessionId === null) return;
      saved.current = now.current.second;
      const body = { seconds: now.current.second, duration_seconds: now.current.duration, ...more };
      await api.send(saveWatchPositionEndpoint, { params: { session_id: sessionId }, body, keepalive: true });
    },
    [api, sessionId],
  );
  // A place that is not saved is saved ten seconds later; nothing for the viewer to do.
  const save = useCallback(() => void send().catch(() => undefined), [send]);

  useEffect(() => {
    if (playing && Math.abs(second - saved.current) >= SAVE_EVERY) save();
  }, [playing, second, save]);

  const begun = startedAt !== null && duration !== null;
  useEffect(() => {
    if (!begun || playing) return;
    save();
  }, [begun, playing, ended, save]);

  useEffect(() => {
    if (!begun) return;
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [begun, save]);

  return useCallback(
    async (watched) => {
      await send({ watched });
      await queries.invalidateQueries({ queryKey: ['sessions', 'watching'] });
    },
    [send, queries],
  );
}
