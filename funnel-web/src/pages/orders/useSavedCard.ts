import type { BuyerOrder } from '@summit/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** News of a saved card comes within seconds, or with the provider's next try. */
const ASK_AGAIN_MS = 2_000;
const TRIES = 15;

/**
 * Whether a card that was just saved at the provider is on its order yet. `null`: nobody comes from there. The provider leads back with
 * `card`, the server's time (ms) at which its page was asked for; a card that is given later is the one that is waited for.
 */
export function useSavedCard(
  orders: readonly BuyerOrder[] | null,
  reload: () => Promise<void>,
): 'waiting' | 'saved' | 'late' | null {
  const asked = Number(useSearchParams()[0].get('card') ?? Number.NaN);
  const [tries, setTries] = useState(0);
  const isSaved = orders?.some(({ plan_card }) => wasGivenSince(plan_card, asked)) ?? false;
  const isWaiting = !Number.isNaN(asked) && orders !== null && !isSaved && tries < TRIES;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void reload().then(() => setTries((count) => count + 1)), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, tries, reload]);
  if (Number.isNaN(asked) || orders === null) return null;
  if (isSaved) return 'saved';
  return isWaiting ? 'waiting' : 'late';
}

/** The provider counts in whole seconds. */
function wasGivenSince(card: BuyerOrder['plan_card'], asked: number): boolean {
  const givenAt = card?.given_at ?? null;
  return givenAt !== null && Date.parse(givenAt) >= Math.floor(asked / 1_000) * 1_000;
}
