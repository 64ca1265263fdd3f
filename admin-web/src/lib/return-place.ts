import type { Location } from 'react-router-dom';
import { dashboardPath } from './paths';

/** What the sign-in page is told by the page that sent the administrator there. It travels in the history entry, not in the address. */
export interface SignInState {
  /** Path of this app, with query and fragment. */
  from?: string;
}

export const placeOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

/** Where the administrator goes after signing in: back to the same tab, else to the dashboard. */
export function returnPlace(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  // Two slashes would lead to another host. A backslash is a slash to browsers, and tabs and line breaks are nothing.
  return typeof from === 'string' && /^\/(?![/\\\s])/.test(from) ? from : dashboardPath;
}
