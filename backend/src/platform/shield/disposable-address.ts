import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let list: ReadonlySet<string> | null = null;

/** Whether an address, normalized, belongs to a service for throwaway mail; so do those of its subdomains. The list is read at the first question. */
export function isDisposable(email: string): boolean {
  list ??= disposableEmailBlocklistSet();
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, first) => first < labels.length - 1 && list!.has(labels.slice(first).join('.')));
}
