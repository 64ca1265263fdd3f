import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isApiError } from '@summit/api-client';
import { adminResetPasswordEndpoint } from '@summit/contracts';
import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { useTextForm } from '@summit/web-app/form/useTextForm';
import { useAfter } from '@summit/web-app/timing/useAfter';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { PasswordField } from '../../lib/form/PasswordField';
import { useServices } from '../../lib/services';
import { RESET_TEXTS } from './messages';

/** From the success to the sign-in. */
const LEAVE_AFTER_MS = 3_000;

export interface ResetPasswordFormProps {
  /** Token of the mailed link; null when it must be typed. */
  linkedToken: string | null;
  /** Leads to the sign-in: three seconds after the success, or at once when asked. */
  onLogin: () => void;
}

/** A refusal is told by the server's text; an answer that is none differs from no answer at all. */
function resetFailure(error: unknown): string {
  if (isUnreachable(error)) return RESET_TEXTS.unreachable;
  const isRefusal = isApiError(error) && error.kind === 'http';
  return failureText(error, isRefusal ? RESET_TEXTS.failed : RESET_TEXTS.unreadable);
}

const lengthHint = (length: number): string =>
  length === 0
    ? `At least ${PASSWORD_MIN_LENGTH.admin} characters`
    : `${length} of at least ${PASSWORD_MIN_LENGTH.admin} characters`;

/** A new password with the mailed token. */
export function ResetPasswordForm({ linkedToken, onLogin }: ResetPasswordFormProps) {
  const { api } = useServices();
  const [done, setDone] = useState<string | null>(null);
  const [tokenOpen, setTokenOpen] = useState(linkedToken === null);
  const form = useTextForm({
    initial: { token: linkedToken ?? '', password: '', confirmation: '' },
    check: (typed) => ({
      ...(!typed.token.trim() && { token: RESET_TEXTS.tokenRequired }),
      ...(typed.password.length < PASSWORD_MIN_LENGTH.admin && { password: RESET_TEXTS.tooShort }),
      ...(typed.confirmation !== typed.password && { confirmation: RESET_TEXTS.mismatch }),
    }),
    send: async (typed) => {
      const body = { reset_token: typed.token.trim(), new_password: typed.password };
      setDone((await api.send(adminResetPasswordEndpoint, { body })).message);
    },
    explain: resetFailure,
  });

  if (done !== null) return <Done message={done} onLogin={onLogin} />;
  return (
    <Stack component="form" {...form.props} sx={{ gap: 2 }}>
      {tokenOpen ? (
        <FormField
          label={RESET_TEXTS.token}
          hint={RESET_TEXTS.tokenHint}
          autoComplete="off"
          autoFocus
          inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          {...form.field('token')}
        />
      ) : (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <CircleCheck size={17} strokeWidth={1.75} aria-hidden />
          {RESET_TEXTS.tokenFound}
          <Button size="small" variant="text" onClick={() => setTokenOpen(true)} sx={{ ml: 'auto' }}>
            {RESET_TEXTS.editToken}
          </Button>
        </Stack>
      )}
      <PasswordField
        label={RESET_TEXTS.password}
        autoComplete="new-password"
        hint={lengthHint(form.values.password.length)}
        {...form.field('password')}
      />
      <PasswordField label={RESET_TEXTS.confirmation} autoComplete="new-password" {...form.field('confirmation')} />
      {form.failure && <FormAlert severity="error">{form.failure}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} loadingPosition="start">
        {form.busy ? RESET_TEXTS.busy : RESET_TEXTS.submit}
      </Button>
      <Button
        variant="text"
        size="small"
        startIcon={<ArrowLeft size={16} aria-hidden />}
        onClick={onLogin}
        sx={{ alignSelf: 'flex-start', ml: -1.5 }}
      >
        {RESET_TEXTS.toLogin}
      </Button>
    </Stack>
  );
}

function Done({ message, onLogin }: { message: string; onLogin: () => void }) {
  const over = useAfter(LEAVE_AFTER_MS);
  useEffect(() => {
    if (over) onLogin();
  }, [over, onLogin]);
  return (
    <Stack sx={{ gap: 2 }}>
      <FormAlert severity="success">
        {message} {RESET_TEXTS.leaving}
      </FormAlert>
      <Button variant="outlined" onClick={onLogin}>
        {RESET_TEXTS.toLogin}
      </Button>
    </Stack>
  );
}
