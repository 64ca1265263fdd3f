import { useNavigate } from 'react-router-dom';
import type { Session } from '../session/create-session.js';

export interface SignOut {
  session: Pick<Session, 'close'>;
  /** Ends the token on the server. */
  end: () => Promise<unknown>;
  /** Path of the sign-in page. */
  to: string;
}

/** Forgets who is signed in, ends the token on the server, and leads to the sign-in. */
export function useSignOut({ session, end, to }: SignOut): () => void {
  const navigate = useNavigate();
  return () => {
    // The browser forgets the token whatever the server answers; an unreachable server lets it run out by itself.
    end().catch(() => undefined);
    session.close('choice');
    void navigate(to);
  };
}
