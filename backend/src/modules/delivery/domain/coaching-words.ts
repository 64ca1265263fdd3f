import type { Product } from '@summit/rules';
import { INCLUDED_SESSIONS } from './coaching.js';

/** The coaching sessions of an order in words: `2 sessions of 30 minutes: 1 included, 1 extra`. */
export function coachingWords({ product, bought }: { product: Product; bought: number }): string {
  const included = INCLUDED_SESSIONS[product];
  const total = included + bought;
  const length = product === 'implementation' ? ' of 30 minutes' : '';
  const sessions = `${total} session${total === 1 ? '' : 's'}${length}`;
  return bought === 0 ? `${sessions}, included` : `${sessions}: ${included} included, ${bought} extra`;
}
