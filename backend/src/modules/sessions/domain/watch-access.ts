import { windowState, type AccessWindow } from './access-window.js';

/** Who wants to watch, as far as one edition is concerned. */
export type Viewer =
  /** Nobody is signed in, and no address is known. */
  | { kind: 'visitor' }
  /** An address without an account; registered free or not, it opens nothing (C-047: no registration is needed to watch). */
  | { kind: 'address' }
  | { kind: 'member'; hasAccess: boolean; hasPassword: boolean; signedIn: boolean };

export type WatchReason =
  | 'member'
  | 'open_window'
  | 'no_film_yet'
  | 'not_yet_open'
  | 'window_over'
  | 'no_access_to_edition'
  | 'sign_in_needed'
  | 'password_not_set';
export type WatchRemedy = 'come_back' | 'upgrade' | 'sign_in' | 'set_password' | 'ask_support';

export interface WatchVerdict {
  allowed: boolean;
  reason: WatchReason;
  /** Null where nothing has to be mended. */
  remedy: WatchRemedy | null;
}

export interface WatchQuestion {
  now: number;
  window: AccessWindow;
  hasFilm: boolean;
  /** Whether a VIP purchase opens this edition (C-098). */
  editionIsSold: boolean;
  viewer: Viewer;
}

/**
 * Why somebody may, or may not, watch a session (M-002, M-096, C-044..047). The only place that decides it: pages, lists of captions,
 * ratings and the back office ask here.
 */
export function watchAccess(question: WatchQuestion): WatchVerdict {
  const { viewer, window, now, hasFilm } = question;
  const isMemberInside = viewer.kind === 'member' && viewer.hasAccess && viewer.signedIn;
  const state = windowState(window, now);
  if (!isMemberInside && state !== 'open') return refusal(question, state);
  if (!hasFilm) return { allowed: true, reason: 'no_film_yet', remedy: 'come_back' };
  return { allowed: true, reason: isMemberInside ? 'member' : 'open_window', remedy: null };
}

function refusal({ viewer, editionIsSold }: WatchQuestion, state: 'before' | 'over'): WatchVerdict {
  if (viewer.kind === 'member' && viewer.hasAccess)
    return viewer.hasPassword
      ? { allowed: false, reason: 'sign_in_needed', remedy: 'sign_in' }
      : { allowed: false, reason: 'password_not_set', remedy: 'set_password' };
  if (state === 'before') return { allowed: false, reason: 'not_yet_open', remedy: 'come_back' };
  const reason = viewer.kind === 'member' ? 'no_access_to_edition' : 'window_over';
  return { allowed: false, reason, remedy: editionIsSold ? 'upgrade' : 'ask_support' };
}
