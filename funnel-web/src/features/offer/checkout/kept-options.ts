import { bumpsOnCard, quoteRefusal } from '@summit/pricing';
import type { Product } from '@summit/rules';
import type { BrowserStore } from '../../../lib/browser/browser-store';
import { NO_OPTIONS, type OfferOptions } from './offer-options';

function allKept(store: BrowserStore): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(store.get('offerOptions') ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Another version of the app may have written it: nothing is chosen that the card does not show and sell. */
function optionsIn(value: unknown, product: Product): OfferOptions {
  if (typeof value !== 'object' || value === null) return NO_OPTIONS;
  const { bumps, coachingSessions, plan } = value as Partial<Record<keyof OfferOptions, unknown>>;
  if (!Array.isArray(bumps) || typeof coachingSessions !== 'number' || typeof plan !== 'boolean') return NO_OPTIONS;
  const shown = bumpsOnCard(product).map(({ key }) => key);
  const chosen = shown.filter((key) => bumps.includes(key));
  if (chosen.length !== bumps.length) return NO_OPTIONS;
  const options: OfferOptions = { bumps: bumps as typeof chosen, coachingSessions, plan };
  return quoteRefusal({ product, offer: 'active', ...options, coupon: null }) === null ? options : NO_OPTIONS;
}

/** What was chosen of this product in this tab and is not paid for yet (D-489). */
export const keptOptions = (store: BrowserStore, product: Product): OfferOptions =>
  optionsIn(allKept(store)[product], product);

export function forgetOptions(store: BrowserStore, product: Product): void {
  const { [product]: _paid, ...others } = allKept(store);
  if (Object.keys(others).length > 0) store.set('offerOptions', JSON.stringify(others));
  else store.remove('offerOptions');
}

/** Choices alone: what they cost is computed anew. */
export function keepOptions(
  store: BrowserStore,
  product: Product,
  { bumps, coachingSessions, plan }: OfferOptions,
): void {
  forgetOptions(store, product);
  if (bumps.length === 0 && coachingSessions === 0 && !plan) return;
  store.set('offerOptions', JSON.stringify({ ...allKept(store), [product]: { bumps, coachingSessions, plan } }));
}
