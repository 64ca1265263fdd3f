import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { withProof } from '@summit/api-client';
import { vipLostTwoFactorEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { failureText } from '@summit/web-app/calls/failure-text';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { useServices } from '../../lib/services';
import { LOGIN_TEXTS } from './messages';
import type { Credentials } from './useSignIn';

/** For members without phone and backup codes, whose password was right: a link to the mailbox, then a waiting time. */
export function LostCodes({
  credentials: { email, password },
  onBack,
}: {
  credentials: Credentials;
  onBack: () => void;
}) {
  const { api } = useServices();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ severity: 'success' | 'error'; text: string } | null>(null);

  const send = async () => {
    setBusy(true);
    try {
      const body = { email: email.trim(), password };
      const { message } = await withProof((headers) => api.send(vipLostTwoFactorEndpoint, { body, headers }));
      setOutcome({ severity: 'success', text: message });
    } catch (error) {
      setOutcome({ severity: 'error', text: failureText(error, LOGIN_TEXTS.lostFailed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <AuthFrame announced title={LOGIN_TEXTS.lostTitle} lead={LOGIN_TEXTS.lostLead}>
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        {outcome && <FormAlert severity={outcome.severity}>{outcome.text}</FormAlert>}
        {outcome?.severity !== 'success' && (
          <Button variant="contained" size="large" loading={busy} loadingPosition="start" onClick={() => void send()}>
            {busy ? LOGIN_TEXTS.lostSending : LOGIN_TEXTS.lostSend}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          startIcon={<ArrowLeft size={16} aria-hidden />}
          onClick={onBack}
          sx={{ mx: -1.5 }}
        >
          {LOGIN_TEXTS.lostBack}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
