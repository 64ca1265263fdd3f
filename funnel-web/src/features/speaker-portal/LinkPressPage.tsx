import Button from '@mui/material/Button';
import { isApiError } from '@summit/api-client';
import { useState, type ReactNode } from 'react';
import { PortalAlert } from './PortalAlert';
import { SignInFrame, type SignInFrameProps } from './SignInFrame';

export interface LinkPressPageProps extends Omit<SignInFrameProps, 'children'> {
  /** From the link of a mail; null where it has been cut off. */
  token: string | null;
  /** For a link that has been cut off. */
  linkInvalid: string;
  button: string;
  /** Answers what the server says about it. */
  press: (token: string) => Promise<string>;
  /** Below the server's answer. */
  after?: ReactNode;
}

const FAILED = 'That did not work. Please try again.';

/** Behind the link of a mail: the press changes something, opening the page does not, because mail scanners open every link. */
export function LinkPressPage({ token, linkInvalid, button, press, after, ...frame }: LinkPressPageProps) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(token === null ? linkInvalid : null);
  const send = async (given: string) => {
    setBusy(true);
    setError(null);
    try {
      setAnswer(await press(given));
    } catch (failure) {
      setError((isApiError(failure) && failure.detail) || FAILED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SignInFrame {...frame}>
      {error && <PortalAlert>{error}</PortalAlert>}
      {answer && <p role="status">{answer}</p>}
      {answer && after}
      {token !== null && !answer && (
        <Button variant="contained" size="large" fullWidth loading={busy} onClick={() => void send(token)}>
          {button}
        </Button>
      )}
    </SignInFrame>
  );
}
