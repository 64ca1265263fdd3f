import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let list: ReadonlySet<string> | null = null;

/** What an operator knows better than the list: domains in lower case. `allowed` wins. */
export interface DisposableOverrides {
  allowed: readonly string[];
  refused: readonly string[];
}

/** Whether an address, normalized, belongs to a service for throwaway mail; so do those of its subdomains. The list is read at the first question. */
export function isDisposable(email: string, { allowed, refused }: DisposableOverrides): boolean {
  list ??= disposableEmailBlocklistSet();
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'));
  if (domains.some((domain) => allowed.includes(domain))) return false;
  return domains.some((domain) => refused.includes(domain) || list!.has(domain));
}
