import type { PageName } from './site-map.js';

/** Why somebody may, or may not, watch a session. One text for each; pages and the back office show it (C-044..047). */
export const WATCH_REASONS = {
  member: 'VIP access to this edition has no end.',
  open_window: 'The session is open to everybody right now.',
  no_film_yet: 'The session is open, but its film has not been added yet.',
  not_yet_open: 'The session opens to everybody at the start of its 48-hour window.',
  window_over: 'The 48-hour window of this session has ended.',
  no_access_to_edition: 'The account has no VIP access to this edition, and the 48-hour window is not open.',
  sign_in_needed: 'The account has VIP access to this edition, but nobody is signed in.',
  password_not_set: 'The account has VIP access to this edition, but its password has never been set.',
} as const;
export type WatchReason = keyof typeof WATCH_REASONS;

/** What helps. `page`: where it is done. */
export const WATCH_REMEDIES = {
  come_back: { text: 'Come back when the window opens.', page: null },
  upgrade: { text: 'Upgrade to VIP for lifetime access.', page: 'vip' },
  sign_in: { text: 'Sign in with the address of the VIP purchase.', page: 'vipLogin' },
  set_password: { text: 'Ask for a link by email and set a password.', page: 'vipForgotPassword' },
  ask_support: { text: 'This edition is no longer sold. Ask support.', page: null },
} as const satisfies Record<string, { text: string; page: PageName | null }>;
export type WatchRemedy = keyof typeof WATCH_REMEDIES;

/** The answer to "why can I (not) watch?". */
export interface WatchAccess {
  allowed: boolean;
  rule: WatchReason;
  reason: string;
  remedy: { key: WatchRemedy; text: string; page: PageName | null } | null;
}
