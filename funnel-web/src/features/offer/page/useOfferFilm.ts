import type { OfferFilms } from '@summit/contracts';
import type { Product } from '@summit/rules';
import { use, useEffect, useState } from 'react';
import { env } from '../../../config/env';
import { inOwnTask } from '../../../lib/browser/in-own-task';
import { OfferPortsContext } from '../checkout/offer-ports';

/** Address of the film of this page: what the back office has set, else what the build names; null for the film of captioned cards. */
export function useOfferFilm(product: Product): string | null {
  const { loadFilms } = use(OfferPortsContext);
  const [film, setFilm] = useState(env.videos[product]);
  useEffect(() => {
    let stale = false;
    const show = (films: OfferFilms) => {
      if (!stale && films[product] !== null) setFilm(films[product]);
    };
    // The page has a film without the answer.
    const callOff = inOwnTask(() => void loadFilms().then(show, () => undefined));
    return () => {
      stale = true;
      callOff();
    };
  }, [loadFilms, product]);
  return film;
}
