import type { Quote } from '@summit/pricing';

/** The buyer saw another total than the one that would be charged (C-014). Answered as `price_changed` with this quote. */
export class PriceChanged extends Error {
  constructor(readonly quote: Quote) {
    super('the price has changed');
    this.name = 'PriceChanged';
  }
}
