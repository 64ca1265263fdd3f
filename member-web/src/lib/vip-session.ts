import type { VipUser } from '@summit/contracts';
import type { BrowserStore } from './browser-store';

/** Why nobody is signed in any more: by choice, or because the server refused the token. */
export type SignedOutBy = 'choice' | 'refusal';

export interface VipSessionState {
  /** The bearer; null while nobody is signed in. */
  token: string | null;
  /** The member as the server last described them; null when that is not known. */
  user: VipUser | null;
  /** Null until a session of this window has ended. */
  signedOutBy: SignedOutBy | null;
}

/** Who is signed in here (M-182, M-183). It changes in all tabs at once. */
export interface VipSession {
  /** The same object until something changes. */
  current(): VipSessionState;
  subscribe(listener: () => void): () => void;
  open(token: string, user: VipUser): void;
  /** Keeps a newer description of the member who is signed in. */
  remember(user: VipUser): void;
  close(by: SignedOutBy): void;
}

/** Another version of the app may have written it, so only what the header needs is believed. */
function readUser(text: string | null): VipUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'name') : undefined;
    return typeof name === 'string' ? (value as VipUser) : null;
  } catch {
    return null;
  }
}

export function createVipSession(store: BrowserStore): VipSession {
  const stored = (signedOutBy: SignedOutBy | null): VipSessionState => {
    const token = store.get('vipToken');
    return { token, user: token === null ? null : readUser(store.get('vipUser')), signedOutBy };
  };
  const listeners = new Set<() => void>();
  let state = stored(null);
  let stopListening = () => {};

  const become = (next: VipSessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const followOtherTabs = () => {
    if (store.get('vipToken') === state.token) return;
    become(stored(store.get('vipToken') === null ? 'choice' : null));
  };

  return {
    current: () => state,
    subscribe(listener) {
      if (listeners.size === 0) stopListening = store.onOtherTab('vipToken', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    open(token, user) {
      store.set('vipUser', JSON.stringify(user));
      store.set('vipToken', token);
      become({ token, user, signedOutBy: null });
    },
    remember(user) {
      const text = JSON.stringify(user);
      if (state.token === null || JSON.stringify(state.user) === text) return;
      store.set('vipUser', text);
      become({ ...state, user });
    },
    close(by) {
      if (state.token === null) return;
      store.remove('vipToken');
      store.remove('vipUser');
      become({ token: null, user: null, signedOutBy: by });
    },
  };
}
