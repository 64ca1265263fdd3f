import Button from '@mui/material/Button';
import { isApiError } from '@summit/api-client';
import { useState } from 'react';
import { PortalAlert } from '../../features/speaker-portal/PortalAlert';
import { SignInFrame } from '../../features/speaker-portal/SignInFrame';

export interface UnsubscribePageProps {
  /** From the link of a mail; null where it has been cut off. */
  token: string | null;
  /** Answers what the server says about it. */
  unsubscribe: (token: string) => Promise<string>;
}

const LINK_INVALID = 'This link is not complete. Open it from the message again, or reply to the message.';
const FAILED = 'That did not work. Please try again.';

/** /unsubscribe: the press changes something, opening the page does not, because mail scanners open every link (F-245). */
export function UnsubscribePage({ token, unsubscribe }: UnsubscribePageProps) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(token === null ? LINK_INVALID : null);
  const press = async (given: string) => {
    setBusy(true);
    setError(null);
    try {
      setAnswer(await unsubscribe(given));
    } catch (failure) {
      setError((isApiError(failure) && failure.detail) || FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SignInFrame
      title="Unsubscribe"
      line="You get no more reminders and news. Messages about your registration, orders and account still come."
      help="Anything else? Write to us:"
    >
      {error && <PortalAlert>{error}</PortalAlert>}
      {answer && <p role="status">{answer}</p>}
      {token !== null && !answer && (
        <Button variant="contained" size="large" fullWidth loading={busy} onClick={() => void press(token)}>
          Unsubscribe
        </Button>
      )}
    </SignInFrame>
  );
}
