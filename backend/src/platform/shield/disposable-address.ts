import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let list: ReadonlySet<string> | null = null;

/** What an operator says: domains in lower case. `allowed` wins. */
export interface DisposableRules {
  /** Whether the list counts; `refused` counts in any case. */
  listed: boolean;
  allowed: readonly string[];
  refused: readonly string[];
}

/** Whether an address, normalized, belongs to a service for throwaway mail; so do those of its subdomains. The list is read at the first question. */
export function isDisposable(email: string, { listed, allowed, refused }: DisposableRules): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  const domains = labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'));
  if (domains.some((domain) => allowed.includes(domain))) return false;
  if (domains.some((domain) => refused.includes(domain))) return true;
  if (!listed) return false;
  const known = (list ??= disposableEmailBlocklistSet());
  return domains.some((domain) => known.has(domain));
}
