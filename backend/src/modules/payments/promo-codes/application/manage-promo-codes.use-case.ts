import { Inject, Injectable } from '@nestjs/common';
import type { Product, Provider } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { promoStatus, type PromoListing, type PromoStatus } from '../domain/promo-code.js';
import { promoPrices, type PromoPrices } from '../domain/promo-prices.js';
import {
  PROMO_CODES,
  type CodeAtProvider,
  type PromoCodes,
  type PromoFigures,
  type PromoPage,
} from './promo-codes.port.js';

export interface PricedListing extends PromoListing {
  status: PromoStatus;
  prices: PromoPrices;
}

/** The operator's list of codes and what can be done with it. */
@Injectable()
export class ManagePromoCodesUseCase {
  constructor(
    @Inject(PROMO_CODES) private readonly codes: PromoCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(product: Product | null, page?: PromoPage): Promise<PricedListing[]> {
    const now = this.clock.now();
    const listings = await this.codes.list(product, page);
    return listings.map((listing) => ({ ...listing, status: promoStatus(listing, now), prices: promoPrices(listing) }));
  }

  figures(product: Product | null): Promise<PromoFigures> {
    return this.codes.figures(product);
  }

  /** Errors: `not_found`, `promo_code_not_active`. */
  async disable(code: string, provider: Provider): Promise<void> {
    const outcome = await this.codes.disable(code, provider);
    if (outcome === 'unknown') throw new AppError('not_found');
    if (outcome === 'not_active') throw new AppError('promo_code_not_active');
  }

  disableAll(): Promise<CodeAtProvider[]> {
    return this.codes.disableAll();
  }

  clearExpired(): Promise<CodeAtProvider[]> {
    return this.codes.clearExpired();
  }
}
