import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { vipConfirmIdentityEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { passkeyFailure } from '@summit/web-app/passkeys/passkey-failure';
import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { lazy, Suspense, useState, type SubmitEvent } from 'react';
import { PasswordField } from '../../../lib/form/PasswordField';
import { useServices } from '../../../lib/services';
import { TWO_FACTOR_TEXTS } from '../messages';

/** Only for browsers that know passkeys. */
const PasskeyInstead = lazy(async () => ({ default: (await import('./PasskeyInstead')).PasskeyInstead }));

export interface IdentityFormProps {
  /** Where two-factor is on, its code is asked for as well. */
  asksCode: boolean;
  action: string;
  busyAction: string;
  /** What to say where the server says nothing. */
  failed: string;
  /** What the password was asked for. What it throws is shown here. */
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
}

/** The password again, or a passkey, before two-factor changes: whoever found an open browser has none (C-091). */
export function IdentityForm({ asksCode, action, busyAction, failed, onConfirmed, onCancel }: IdentityFormProps) {
  const { api } = useServices();
  const passkeys = useKnowsPasskeys();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const complete = password !== '' && (!asksCode || code.trim() !== '');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !complete) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { current_password: password, two_factor_code: asksCode ? code : null };
      await api.send(vipConfirmIdentityEndpoint, { body });
      await onConfirmed();
    } catch (error) {
      // What follows may ask the browser for a passkey, which refuses in words of its own.
      setFailure(passkeyFailure(error, failed) ?? failed);
      setBusy(false);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      aria-label={TWO_FACTOR_TEXTS.confirmIdentity}
      onSubmit={(event) => void submit(event)}
      onChange={() => setFailure(undefined)}
      sx={{ gap: 2, maxWidth: 360, mt: 2 }}
    >
      <Typography variant="body2">{TWO_FACTOR_TEXTS.confirmIdentityAbout}</Typography>
      <PasswordField
        label={TWO_FACTOR_TEXTS.currentPassword}
        autoFocus
        autoComplete="current-password"
        value={password}
        readOnly={busy}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksCode && (
        <FormField
          label={TWO_FACTOR_TEXTS.currentCode}
          autoComplete="one-time-code"
          value={code}
          readOnly={busy}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {passkeys && (
        <Suspense fallback={null}>
          <PasskeyInstead onConfirmed={onConfirmed} />
        </Suspense>
      )}
      {failure && <FormAlert severity="error">{failure}</FormAlert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={onCancel}>
          {TWO_FACTOR_TEXTS.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={!complete} loading={busy} loadingPosition="start">
          {busy ? busyAction : action}
        </Button>
      </Stack>
    </Stack>
  );
}
