import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { vipPasskeySignInEndpoint, vipPasskeySignInOptionsEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { proveByPasskey, type ProofHow } from '@summit/web-app/passkeys/passkey-calls';
import { usePasskey } from '@summit/web-app/passkeys/usePasskey';
import { Fingerprint } from 'lucide-react';
import { useServices } from '../../lib/services';
import { LOGIN_TEXTS } from './messages';

const CALLS = { ask: vipPasskeySignInOptionsEndpoint, answer: vipPasskeySignInEndpoint };

/** The way in without password and code (C-088). The browser also offers it in the field of the address. */
export function PasskeySignIn() {
  const { api, session } = useServices();
  const prove = async (how: ProofHow) => {
    const { token, user } = await proveByPasskey(api.send, CALLS, how);
    session.open(token, user);
  };
  const { busy, failure, start } = usePasskey(prove, { fallback: LOGIN_TEXTS.passkeyFailed, offered: true });
  return (
    <Stack sx={{ gap: 2 }}>
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
      <Button
        variant="outlined"
        size="large"
        fullWidth
        loading={busy}
        loadingPosition="start"
        startIcon={<Fingerprint size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => void start()}
      >
        {LOGIN_TEXTS.passkey}
      </Button>
    </Stack>
  );
}
