// "Baked": the client build ships the values of this file only, with their amounts filled in.
import { AFFILIATE_INTRO, COPY_AMOUNTS, fillAll } from '@summit/content';
import { commissionTarget, contentFigures, PRICE_BOOK } from '@summit/pricing';
import { PRODUCT_NAMES, PRODUCTS } from '@summit/rules';

const FIGURES = contentFigures(COPY_AMOUNTS);

export const JOIN_COPY = fillAll(AFFILIATE_INTRO, FIGURES);

/** What each product costs at its early price and earns, in cents (F-281). */
export const COMMISSIONS = PRODUCTS.map((product) => ({
  product,
  name: PRODUCT_NAMES[product].long,
  shortName: PRODUCT_NAMES[product].short,
  price: PRICE_BOOK[product].early,
  commission: commissionTarget(PRICE_BOOK[product].early),
}));
