import { fillFigures, type Figures } from '@summit/content';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { BONUS_TOTAL_CENTS } from './landing-copy.baked';

/** Amounts that texts of the landing page name; prices come from the price book, values of bonuses from the content. */
const FIGURES: Figures = {
  price: formatUsd(PRICE_BOOK.vip.early),
  'vip.early': formatUsd(PRICE_BOOK.vip.early),
  'vip.reference': formatUsd(PRICE_BOOK.vip.reference),
  'vip.save': formatUsd(PRICE_BOOK.vip.reference - PRICE_BOOK.vip.early),
  'vip.bump': formatUsd(PRICE_BOOK.vip.bump),
  'implementation.early': formatUsd(PRICE_BOOK.implementation.early),
  'dfy.early': formatUsd(PRICE_BOOK.dfy.early),
  'bonus.total': formatUsd(BONUS_TOTAL_CENTS),
};

/** A text of the content with its amounts, such as `Get VIP access for $37`. `more` adds values only the page knows. */
export const withFigures = (text: string, more: Figures = {}): string => fillFigures(text, { ...FIGURES, ...more });
