import type { VipUser } from '@summit/contracts';
import type { WatchedStore } from '@summit/web-app/browser/watched-store';
import { createSession, type Session, type SessionState } from '@summit/web-app/session/create-session';

export type VipSessionState = SessionState<{
  /** The member as the server last described them; null when that is not known. */
  user: VipUser | null;
}>;

/** Who is signed in here (M-182, M-183). It changes in all tabs at once. */
export interface VipSession extends Session<VipSessionState> {
  open(token: string, user: VipUser): void;
  /** Keeps a newer description of the member who is signed in. */
  remember(user: VipUser): void;
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

export function createVipSession(store: WatchedStore): VipSession {
  const { open, change, current, subscribe, close } = createSession<{ user: VipUser | null }>(store, {
    token: 'vipToken',
    beside: ['vipUser'],
    nobody: { user: null },
    read: () => ({ user: readUser(store.get('vipUser')) }),
  });
  return {
    current,
    subscribe,
    close,
    open: (token, user) => open(token, { user }, { vipUser: JSON.stringify(user) }),
    remember(user) {
      const text = JSON.stringify(user);
      if (JSON.stringify(current().user) !== text) change({ user }, { vipUser: text });
    },
  };
}
