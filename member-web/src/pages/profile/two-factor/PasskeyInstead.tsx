import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { vipPasskeyConfirmEndpoint, vipPasskeyConfirmOptionsEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { proveByPasskey } from '@summit/web-app/passkeys/passkey-calls';
import { usePasskey } from '@summit/web-app/passkeys/usePasskey';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useServices } from '../../../lib/services';
import { PASSKEY_TEXTS } from '../messages';
import { passkeysQuery } from '../security/passkeys-query';

const CALLS = { ask: vipPasskeyConfirmOptionsEndpoint, answer: vipPasskeyConfirmEndpoint };

/** A passkey in place of password and code, for members who have one. */
export function PasskeyInstead({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const services = useServices();
  const passkeys = useQuery(passkeysQuery(services)).data;
  const { busy, failure, start } = usePasskey(
    async () => {
      await proveByPasskey(services.api.send, CALLS);
      await onConfirmed();
    },
    { fallback: PASSKEY_TEXTS.useFailed },
  );
  if (!passkeys || passkeys.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Button
        variant="text"
        size="small"
        loading={busy}
        loadingPosition="start"
        startIcon={<Fingerprint size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void start()}
        sx={{ mx: -1 }}
      >
        {PASSKEY_TEXTS.useInstead}
      </Button>
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
    </Stack>
  );
}
