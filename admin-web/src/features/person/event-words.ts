import type { PersonEvent } from '@summit/contracts';
import { isProduct, PRODUCT_NAMES } from '@summit/rules';
import { EVENT_NAMES } from './messages';

const words = (code: string): string => code.replaceAll('_', ' ').replaceAll('-', ' ');

/** What happened in words: `Paid`, `stripe`. The note is empty where the kind says it all. */
export function eventWords({ kind, subject, detail, order_id }: PersonEvent): { what: string; note: string } {
  const about = subject !== null && isProduct(subject) ? PRODUCT_NAMES[subject].short : subject;
  const parts = [
    about,
    detail === null || detail === 'order' ? null : words(detail),
    order_id === null ? null : `order ${order_id.slice(0, 8)}`,
  ];
  return { what: EVENT_NAMES[kind], note: parts.filter((part) => part !== null).join(', ') };
}
