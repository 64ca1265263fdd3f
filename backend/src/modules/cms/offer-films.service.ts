import { Injectable } from '@nestjs/common';
import type { OfferFilms } from '@summit/contracts';
import { PRODUCTS, type Product } from '@summit/rules';
import { BriefCache } from '../../platform/cache/brief-cache.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings, type SettingValues } from '../../platform/settings/settings.js';
import { playerAddress, readVideo } from '../sessions/sessions.public.js';

/** Many buyers share one read; an edit shows within this time. */
const FRESH_MS = 2_000;
const keyOf = (product: Product) => `offer_films.${product}` as const;
const KEYS = PRODUCTS.map(keyOf);

/** The films of the offer pages (F-127, F-148, F-166). */
@Injectable()
export class OfferFilmsService {
  private readonly known = new BriefCache(() => this.stored(), FRESH_MS);

  constructor(private readonly settings: Settings) {}

  shown(): Promise<OfferFilms> {
    return this.known.value();
  }

  async stored(): Promise<OfferFilms> {
    return filmsOf(await this.settings.readAll(KEYS));
  }

  /** Writes only the films that are named: two people who change different pages keep both. Throws `offer_film_invalid`, `validation_failed` for none. */
  async save(typed: Partial<OfferFilms>): Promise<{ before: OfferFilms; after: OfferFilms }> {
    const named = PRODUCTS.flatMap((product) => {
      const film = typed[product];
      return film === undefined ? [] : [[keyOf(product), filmOf(film)] as const];
    });
    const { before, after } = await this.settings.change(KEYS, () => Object.fromEntries(named));
    this.known.forget();
    return { before: filmsOf(before), after: filmsOf(after) };
  }
}

const filmsOf = (values: SettingValues<(typeof KEYS)[number]>): OfferFilms =>
  Object.fromEntries(PRODUCTS.map((product) => [product, values[keyOf(product)]])) as OfferFilms;

/** Nothing of what was typed is kept but host, number and key of the film. */
function filmOf(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  const film = readVideo(typed);
  if (!film) throw new AppError('offer_film_invalid');
  return playerAddress(film);
}
