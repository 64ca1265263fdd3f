import type { AdminSignedIn } from '@summit/contracts';
import type { WatchedStore } from '@summit/web-app/browser/watched-store';
import { createSession, type Session, type SessionState } from '@summit/web-app/session/create-session';
import { createConfirmation, type Confirmation } from './confirmation';

export type AdminSessionState = SessionState<{ email: string | null }>;

/** Who is signed in here. It changes in all tabs at once. */
export interface AdminSession extends Session<AdminSessionState> {
  /** Proving anew who is at the browser, before what is hard to undo. */
  confirmation: Confirmation;
  open(signedIn: AdminSignedIn): void;
}

/** `now` in milliseconds since 1970: a token that has run out is not tried. */
export function createAdminSession(store: WatchedStore, now: () => number = Date.now): AdminSession {
  const { open, current, subscribe, close } = createSession<{ email: string | null }>(store, {
    token: 'adminToken',
    beside: ['adminEmail', 'adminExpires'],
    nobody: { email: null },
    read: () => (Date.parse(store.get('adminExpires') ?? '') > now() ? { email: store.get('adminEmail') } : null),
  });
  return {
    current,
    subscribe,
    close,
    confirmation: createConfirmation(),
    open: ({ token, admin_email: adminEmail, expires_at: adminExpires }) =>
      open(token, { email: adminEmail }, { adminEmail, adminExpires }),
  };
}
