import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { vipRenewSetupLinkEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { forgotPasswordPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { SETUP_TEXTS } from './messages';

/** For a setup link that works no more: a new one by mail, to the address that the old one was sent to. */
export function RenewLink({ token }: { token: string }) {
  const { api } = useServices();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);

  const renew = async () => {
    setBusy(true);
    try {
      const { message } = await api.send(vipRenewSetupLinkEndpoint, { body: { token } });
      setOutcome({ severity: 'success', text: message });
    } catch (error) {
      setOutcome({ severity: 'error', text: failureText(error, SETUP_TEXTS.renewFailed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="section" aria-label={SETUP_TEXTS.renew} sx={{ gap: 1.5, mt: 3, alignItems: 'flex-start' }}>
      <Typography variant="body2">{SETUP_TEXTS.renewAbout}</Typography>
      {outcome && <FormAlert severity={outcome.severity}>{outcome.text}</FormAlert>}
      {outcome?.severity !== 'success' && (
        <Button variant="outlined" loading={busy} loadingPosition="start" onClick={() => void renew()}>
          {SETUP_TEXTS.renew}
        </Button>
      )}
      <Link component={RouterLink} to={forgotPasswordPath} variant="body2" sx={{ py: 0.5 }}>
        {SETUP_TEXTS.hasPassword}
      </Link>
    </Stack>
  );
}
