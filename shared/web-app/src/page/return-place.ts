import type { Location } from 'react-router-dom';
import type { SignedOutBy } from '../session/create-session.js';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What the sign-in page is told by the page that sent the visitor there. It travels in the history entry, not in the address. */
export interface SignInState {
  /** Path of this app, with query and fragment. */
  from?: string;
}

/** For a page that needs a sign-in first: whoever chose to leave does not want to come back to it. */
export const signInState = ({ pathname, search, hash }: Place, signedOutBy: SignedOutBy | null): SignInState =>
  signedOutBy === 'choice' ? {} : { from: pathname + search + hash };

/** Where the visitor goes after signing in: the page they wanted, else `otherwise` (M-025). */
export function returnPlace(state: unknown, otherwise: string): string {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  // Two slashes would lead to another host. A backslash is a slash to browsers, and tabs and line breaks are nothing.
  return typeof from === 'string' && /^\/(?![/\\\s])/.test(from) ? from : otherwise;
}
