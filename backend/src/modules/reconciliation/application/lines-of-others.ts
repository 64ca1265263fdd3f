import { bearsAnothersMark } from '../../payments/payments.public.js';
import type { ReferenceLines } from '../domain/reference-lines.js';

/**
 * Whether all that is known of a reference belongs to another installation on the same account of the provider: it looks after its own
 * money and fees. What our book knows, or what names an order of ours, is ours whatever mark it bears: the summit may have moved here.
 */
export const isOfOthers = ({ ours, theirs }: Pick<ReferenceLines, 'ours' | 'theirs'>, own: string): boolean =>
  ours.length === 0 &&
  theirs.length > 0 &&
  theirs.every(
    ({ installation, orderId }) => orderId === null && bearsAnothersMark({ installation: installation ?? null }, own),
  );
