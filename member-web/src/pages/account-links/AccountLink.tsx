import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { loginPath } from '../../lib/paths';
import { LINK_TEXTS } from './messages';

export interface AccountLinkProps {
  texts: { title: string; lead: string; action: string; busy: string; failed: string; doneTitle: string };
  /** Of the query that holds the token. */
  parameter?: string;
  /** Uses the token up and answers what to say. What it throws is shown. */
  send: (token: string) => Promise<ReactNode>;
}

/** The page behind a mailed link. Opening it uses nothing up, because mail scanners open links too; the button does. */
export function AccountLink({ texts, parameter = 'token', send }: AccountLinkProps) {
  const [search] = useSearchParams();
  const token = search.get(parameter);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(token ? null : LINK_TEXTS.missingToken);
  const [done, setDone] = useState<ReactNode>(null);

  const use = async () => {
    if (!token) return;
    setBusy(true);
    setFailure(null);
    try {
      setDone(await send(token));
    } catch (error) {
      setFailure(failureText(error, texts.failed));
      setBusy(false);
    }
  };
  const toSignIn = (
    <Button component={RouterLink} to={loginPath} replace variant={done === null ? 'text' : 'contained'}>
      {LINK_TEXTS.signIn}
    </Button>
  );
  if (done !== null) {
    return (
      <AuthFrame key="done" announced title={texts.doneTitle}>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <FormAlert severity="success">{done}</FormAlert>
          {toSignIn}
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} lead={texts.lead}>
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        {failure !== null && <FormAlert severity="error">{failure}</FormAlert>}
        <Button
          variant="contained"
          size="large"
          disabled={!token}
          loading={busy}
          loadingPosition="start"
          onClick={() => void use()}
        >
          {busy ? texts.busy : texts.action}
        </Button>
        {toSignIn}
      </Stack>
    </AuthFrame>
  );
}
