import type { PersonEvent, PersonEventKind } from '@summit/contracts';
import { isProduct, PRODUCT_NAMES, PROVIDER_NAMES, PROVIDERS } from '@summit/rules';
import { EVENT_NAMES } from './messages';

const words = (code: string): string => code.replaceAll('_', ' ').replaceAll('-', ' ');

/** What these are about is named by a key of ours. */
const KEYED: readonly PersonEventKind[] = ['mail', 'text_message', 'bonus_granted', 'downloaded'];

function aboutOf(kind: PersonEventKind, subject: string): string {
  if (isProduct(subject)) return PRODUCT_NAMES[subject].short;
  const provider = PROVIDERS.find((one) => one === subject);
  if (provider) return PROVIDER_NAMES[provider];
  return KEYED.includes(kind) ? words(subject) : subject;
}

/** What happened in words: `Paid`, `Stripe`. The note is empty where the kind says it all. */
export function eventWords({ kind, subject, detail, order_id }: PersonEvent): { what: string; note: string } {
  const parts = [
    subject === null ? null : aboutOf(kind, subject),
    detail === null || detail === 'order' ? null : words(detail),
    order_id === null ? null : `order ${order_id.slice(0, 8)}`,
  ];
  return { what: EVENT_NAMES[kind], note: parts.filter((part) => part !== null).join(', ') };
}
