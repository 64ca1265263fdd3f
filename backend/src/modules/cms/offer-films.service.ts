import { Inject, Injectable } from '@nestjs/common';
import type { OfferFilms } from '@summit/contracts';
import { PRODUCTS, type Product } from '@summit/rules';
import { BriefCache } from '../../platform/cache/brief-cache.js';
import { TRANSACTIONS, type Transactions } from '../../platform/database/transactions.port.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { playerAddress, readVideo } from '../sessions/sessions.public.js';

/** Many buyers share one read; an edit shows within this time. */
const FRESH_MS = 2_000;
const keyOf = (product: Product) => `offer_films.${product}` as const;

/** The films of the offer pages (F-127, F-148, F-166). */
@Injectable()
export class OfferFilmsService {
  private readonly known = new BriefCache(() => this.stored(), FRESH_MS);

  constructor(
    private readonly settings: Settings,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  shown(): Promise<OfferFilms> {
    return this.known.value();
  }

  async stored(): Promise<OfferFilms> {
    const values = await this.settings.readAll(PRODUCTS.map(keyOf));
    return Object.fromEntries(PRODUCTS.map((product) => [product, values[keyOf(product)]])) as OfferFilms;
  }

  /** Throws `offer_film_invalid`. */
  async save(typed: OfferFilms): Promise<{ before: OfferFilms; after: OfferFilms }> {
    const after = Object.fromEntries(PRODUCTS.map((product) => [product, filmOf(typed[product])])) as OfferFilms;
    const before = await this.stored();
    const rows = Object.fromEntries(PRODUCTS.map((product) => [keyOf(product), after[product]]));
    await this.transactions.transaction((tx) => this.settings.write(tx, rows));
    this.known.forget();
    return { before, after };
  }
}

/** Nothing of what was typed is kept but host, number and key of the film. */
function filmOf(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  const film = readVideo(typed);
  if (!film) throw new AppError('offer_film_invalid');
  return playerAddress(film);
}
