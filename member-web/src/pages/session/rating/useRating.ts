import { isApiError } from '@summit/api-client';
import { rateSessionEndpoint, type RateSessionRequest } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../../lib/services';
import { failedText, RATING_TEXTS } from './messages';

/** The thank-you stays for 5 seconds (M-112). */
const THANKS_MS = 5_000;

/** M-115: the server's text, or the reason why it was not reached. */
function ratingFailure(error: unknown): string {
  if (!isUnreachable(error)) return failureText(error, RATING_TEXTS.failed);
  const cause = isApiError(error) ? error.cause : error;
  return failedText(cause instanceof Error ? cause.message : String(cause));
}

/** Sends a rating. The same words sent again, after an answer that was lost, are the same rating. */
export function useRating(onRated: () => void) {
  const { api } = useServices();
  const [thanked, setThanked] = useState(false);
  const sent = useRef<{ words: string; key: string } | null>(null);

  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => setThanked(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanked]);

  /** Null, or what went wrong. */
  const send = useCallback(
    async (body: RateSessionRequest): Promise<string | null> => {
      const words = JSON.stringify(body);
      if (sent.current?.words !== words) sent.current = { words, key: crypto.randomUUID() };
      try {
        await api.send(rateSessionEndpoint, { body, idempotencyKey: sent.current.key });
      } catch (error) {
        return ratingFailure(error);
      }
      sent.current = null;
      setThanked(true);
      onRated();
      return null;
    },
    [api, onRated],
  );
  return { thanked, send };
}
