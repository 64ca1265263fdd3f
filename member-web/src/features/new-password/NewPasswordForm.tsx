import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { VipSetupPasswordRequest } from '@summit/contracts';
import { PASSWORD_MIN_LENGTH } from '@summit/rules';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';
import { registered } from '@summit/web-app/form/registered';
import { useForm, useWatch } from 'react-hook-form';
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
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });
  const { errors, isSubmitting } = form.formState;
  const [password, confirmation] = useWatch({ control: form.control, name: ['password', 'confirmation'] });
  const submit = form.handleSubmit(async (values) => {
    if (!token) return;
    try {
      await onSubmit({ token, password: values.password, confirm_password: values.confirmation });
    } catch (error) {
      form.setError('root', { message: failureText(error, texts.failed) });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2.5 }}>
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
      <PasswordField
        label={NEW_PASSWORD_TEXTS.password}
        autoComplete="new-password"
        error={errors.password?.message}
        {...registered(
          form.register('password', {
            minLength: { value: PASSWORD_MIN_LENGTH.vip, message: NEW_PASSWORD_TEXTS.tooShort },
            required: NEW_PASSWORD_TEXTS.tooShort,
          }),
        )}
      />
      <StrengthMeter password={password} />
      <PasswordField
        label={NEW_PASSWORD_TEXTS.confirmation}
        autoComplete="new-password"
        error={errors.confirmation?.message}
        hint={confirmation === '' ? undefined : <MatchHint matches={password === confirmation} />}
        {...registered(
          form.register('confirmation', {
            validate: (value) => value === form.getValues('password') || NEW_PASSWORD_TEXTS.mismatch,
          }),
        )}
      />
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!token}
        loading={isSubmitting}
        loadingPosition="start"
      >
        {isSubmitting ? texts.busy : texts.submit}
      </Button>
    </Stack>
  );
}
