import Stack from '@mui/material/Stack';
import { adminPasskeyConfirmEndpoint, adminPasskeyConfirmOptionsEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { proveByPasskey } from '@summit/web-app/passkeys/passkey-calls';
import { useKnowsPasskeys, usePasskey } from '@summit/web-app/passkeys/usePasskey';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services';
import { statusQuery } from '../../../lib/session/status-query';
import { PASSKEY_TEXTS } from './messages';
import { PasskeyButton } from './PasskeyButton';

const CALLS = { ask: adminPasskeyConfirmOptionsEndpoint, answer: adminPasskeyConfirmEndpoint };

/** A passkey in place of password and code, for staff that has one. */
export function PasskeyInstead({ onConfirmed }: { onConfirmed: () => void }) {
  const services = useServices();
  const known = useKnowsPasskeys();
  const passkeys = useQuery({ ...statusQuery(services), enabled: known }).data?.passkeys ?? 0;
  const { busy, failure, start } = usePasskey(
    async () => {
      await proveByPasskey(services.api.send, CALLS);
      onConfirmed();
    },
    { fallback: PASSKEY_TEXTS.confirmFailed },
  );
  if (!known || passkeys === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <PasskeyButton variant="text" size="small" loading={busy} onClick={() => void start()} sx={{ mx: -1 }}>
        {PASSKEY_TEXTS.confirm}
      </PasskeyButton>
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
    </Stack>
  );
}
