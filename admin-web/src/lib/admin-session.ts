import type { AdminSignedIn } from '@summit/contracts';
import type { BrowserStore } from './browser-store';

/** Why nobody is signed in any more: by choice, because the server refused the token, or after a change of password. */
export type SignedOutBy = 'choice' | 'refusal' | 'new-password';

export interface AdminSessionState {
  /** The bearer; null while nobody is signed in. */
  token: string | null;
  email: string | null;
  /** Null until a session of this window has ended. */
  signedOutBy: SignedOutBy | null;
}

/** Who is signed in here. It changes in all tabs at once. */
export interface AdminSession {
  /** The same object until something changes. */
  current(): AdminSessionState;
  subscribe(listener: () => void): () => void;
  open(signedIn: AdminSignedIn): void;
  close(by: SignedOutBy): void;
}

const SIGNED_OUT = { token: null, email: null } as const;

/** `now` in milliseconds since 1970: a token that has run out is not tried. */
export function createAdminSession(store: BrowserStore, now: () => number = Date.now): AdminSession {
  const forget = () => (['adminToken', 'adminEmail', 'adminExpires'] as const).forEach((name) => store.remove(name));
  const stored = (otherwise: SignedOutBy | null): AdminSessionState => {
    const token = store.get('adminToken');
    if (token === null) return { ...SIGNED_OUT, signedOutBy: otherwise };
    if (Date.parse(store.get('adminExpires') ?? '') > now())
      return { token, email: store.get('adminEmail'), signedOutBy: null };
    forget();
    return { ...SIGNED_OUT, signedOutBy: 'refusal' };
  };
  const listeners = new Set<() => void>();
  let state = stored(null);
  let stopListening = () => {};

  const become = (next: AdminSessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const followOtherTabs = () => {
    if (store.get('adminToken') !== state.token) become(stored('choice'));
  };

  return {
    current: () => state,
    subscribe(listener) {
      if (listeners.size === 0) stopListening = store.onOtherTab('adminToken', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    open({ token, admin_email, expires_at }) {
      // The token last: other tabs read the rest when it appears.
      store.set('adminEmail', admin_email);
      store.set('adminExpires', expires_at);
      store.set('adminToken', token);
      become({ token, email: admin_email, signedOutBy: null });
    },
    close(by) {
      if (state.token === null) return;
      forget();
      become({ ...SIGNED_OUT, signedOutBy: by });
    },
  };
}
