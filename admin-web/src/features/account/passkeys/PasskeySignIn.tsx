import Stack from '@mui/material/Stack';
import { adminPasskeySignInEndpoint, adminPasskeySignInOptionsEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { proveByPasskey } from '@summit/web-app/passkeys/passkey-calls';
import { usePasskey } from '@summit/web-app/passkeys/usePasskey';
import { useServices } from '../../../lib/services';
import { PASSKEY_TEXTS } from './messages';
import { PasskeyButton } from './PasskeyButton';

const CALLS = { ask: adminPasskeySignInOptionsEndpoint, answer: adminPasskeySignInEndpoint };

/** The way in without password and code (C-088). The browser also offers it in the field of the address. */
export function PasskeySignIn() {
  const { api, session } = useServices();
  const { busy, failure, start } = usePasskey(async (how) => session.open(await proveByPasskey(api.send, CALLS, how)), {
    fallback: PASSKEY_TEXTS.signInFailed,
    offered: true,
  });
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
      <PasskeyButton variant="outlined" size="large" fullWidth loading={busy} onClick={() => void start()}>
        {PASSKEY_TEXTS.signIn}
      </PasskeyButton>
    </Stack>
  );
}
