import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { VipSetupPasswordRequest } from '@summit/contracts';
import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';
import { useTextForm } from '@summit/web-app/form/useTextForm';
import { failureText } from '@summit/web-app/calls/failure-text';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { PasswordField } from '../../lib/form/PasswordField';
import { MatchHint } from './MatchHint';
import { NEW_PASSWORD_TEXTS } from './messages';
import { StrengthMeter } from './StrengthMeter';

export interface NewPasswordFormProps {
  /** From the mailed link; without one nothing can be sent (M-033). */
  token: string | null;
  texts: {
    /** Shown when the link holds no token. */
    missingToken: string;
    submit: string;
    busy: string;
    /** For failures without a text of the server. */
    failed: string;
  };
  /** Sends the password. What it throws is shown. */
  onSubmit: (body: VipSetupPasswordRequest) => Promise<void>;
}

/** A new password, twice, with strength meter and live hint (M-030..M-034). The mailed token is used by this form only. */
export function NewPasswordForm({ token, texts, onSubmit }: NewPasswordFormProps) {
  const form = useTextForm({
    initial: { password: '', confirmation: '' },
    check: (typed) => ({
      ...(typed.password.length < PASSWORD_MIN_LENGTH.vip && { password: NEW_PASSWORD_TEXTS.tooShort }),
      ...(typed.confirmation !== typed.password && { confirmation: NEW_PASSWORD_TEXTS.mismatch }),
    }),
    send: async (typed) => {
      if (token) await onSubmit({ token, password: typed.password, confirm_password: typed.confirmation });
    },
    explain: (error) => failureText(error, texts.failed),
  });
  const { password, confirmation } = form.values;
  return (
    <Stack component="form" {...form.props} sx={{ gap: 2.5 }}>
      {!token && (
        <FormAlert
          severity="error"
          action={
            <Button size="small" variant="text" color="inherit" href={`mailto:${SUPPORT_EMAIL}`}>
              {NEW_PASSWORD_TEXTS.mailSupport}
            </Button>
          }
        >
          {texts.missingToken}
        </FormAlert>
      )}
      <PasswordField label={NEW_PASSWORD_TEXTS.password} autoComplete="new-password" {...form.field('password')} />
      <StrengthMeter password={password} />
      <PasswordField
        label={NEW_PASSWORD_TEXTS.confirmation}
        autoComplete="new-password"
        hint={confirmation === '' ? undefined : <MatchHint matches={password === confirmation} />}
        {...form.field('confirmation')}
      />
      {form.failure && <FormAlert severity="error">{form.failure}</FormAlert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!token}
        loading={form.busy}
        loadingPosition="start"
      >
        {form.busy ? texts.busy : texts.submit}
      </Button>
    </Stack>
  );
}
