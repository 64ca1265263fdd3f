import type { BrowserKeyName } from '@summit/contracts';
import type { WatchedStore } from '../browser/watched-store.js';

/**
 * Why nobody is signed in any more: by choice, because the server refused the token, or because a change (of password,
 * of the second factor) needs a fresh sign-in (C-091).
 */
export type SignedOutBy = 'choice' | 'refusal' | 'renewal';

/** `About` is what the browser keeps beside the token: the member, or the administrator's address. */
export type SessionState<About extends object> = About & {
  /** The bearer; null while nobody is signed in. */
  token: string | null;
  /** Null until a session of this window has ended. */
  signedOutBy: SignedOutBy | null;
};

/** What any code may do with any session. */
export interface Session<State extends SessionState<object> = SessionState<object>> {
  /** The same object until something changes. */
  current(): State;
  subscribe(listener: () => void): () => void;
  close(by: SignedOutBy): void;
}

/** Texts to store, by their keys. */
type Kept = Partial<Record<BrowserKeyName, string>>;

/** For the app that owns the session: who signs in, and what became of them. */
export interface OwnSession<About extends object> extends Session<SessionState<About>> {
  open(token: string, about: About, kept: Kept): void;
  /** A newer description of who is signed in. */
  change(about: About, kept: Kept): void;
}

export interface SessionKeys<About extends object> {
  token: BrowserKeyName;
  /** Keys of what is stored beside the token; they are forgotten with it. */
  beside: readonly BrowserKeyName[];
  /** What is known while nobody is signed in. */
  nobody: About;
  /** What is stored beside the token; null when the token has run out. */
  read(): About | null;
}

/** Who is signed in in this browser. It changes in all tabs at once. */
export function createSession<About extends object>(store: WatchedStore, keys: SessionKeys<About>): OwnSession<About> {
  type State = SessionState<About>;
  const forget = () => [keys.token, ...keys.beside].forEach((name) => store.remove(name));
  const keep = (kept: Kept) =>
    (Object.entries(kept) as [BrowserKeyName, string][]).forEach(([name, text]) => store.set(name, text));
  const signedOut = (signedOutBy: SignedOutBy | null): State => ({ ...keys.nobody, token: null, signedOutBy });

  const stored = (otherwise: SignedOutBy | null): State => {
    const token = store.get(keys.token);
    if (token === null) return signedOut(otherwise);
    const about = keys.read();
    if (about !== null) return { ...about, token, signedOutBy: null };
    forget();
    return signedOut('refusal');
  };
  const listeners = new Set<() => void>();
  let state = stored(null);
  let stopListening = () => {};

  const become = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const followOtherTabs = () => {
    if (store.get(keys.token) !== state.token) become(stored('choice'));
  };

  return {
    current: () => state,
    subscribe(listener) {
      if (listeners.size === 0) stopListening = store.onOtherTab(keys.token, followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
    open(token, about, kept) {
      // The token last: other tabs read the rest when it appears.
      keep(kept);
      store.set(keys.token, token);
      become({ ...about, token, signedOutBy: null });
    },
    change(about, kept) {
      if (state.token === null) return;
      keep(kept);
      become({ ...state, ...about });
    },
    close(by) {
      if (state.token === null) return;
      forget();
      become(signedOut(by));
    },
  };
}
