import type { Product } from '@summit/rules';
import { use, useEffect, useState } from 'react';
import { env } from '../../../config/env';
import { OfferPortsContext } from '../checkout/offer-ports';

/** Address of the film of this page: what the back office has set, else what the build names; null for the film of captioned cards. */
export function useOfferFilm(product: Product): string | null {
  const { loadFilms } = use(OfferPortsContext);
  const [film, setFilm] = useState(env.videos[product]);
  useEffect(() => {
    let stale = false;
    loadFilms().then(
      (films) => {
        if (!stale && films[product] !== null) setFilm(films[product]);
      },
      // The page has a film without the answer.
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [loadFilms, product]);
  return film;
}
