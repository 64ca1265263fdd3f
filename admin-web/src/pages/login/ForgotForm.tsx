import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminForgotPasswordEndpoint, type AdminForgotPasswordRequest } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { ArrowLeft } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { failureText } from '@summit/web-app/calls/failure-text';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { registered } from '@summit/web-app/form/registered';
import { useServices } from '../../lib/services';
import { LOGIN_TEXTS } from './messages';
import type { ResetRequested } from './ResetIntro';

export interface ForgotFormProps {
  email: string;
  onRequested: (requested: ResetRequested) => void;
  onBack: () => void;
}

/** Asks for the reset mail. The answer does not say whether the address is known. */
export function ForgotForm({ email, onRequested, onBack }: ForgotFormProps) {
  const { api } = useServices();
  const form = useForm<AdminForgotPasswordRequest>({ defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (given) => {
    try {
      const body = { email: given.email.trim() };
      const { message, contact_support } = await api.send(adminForgotPasswordEndpoint, { body });
      onRequested({ message, contactSupport: contact_support });
    } catch (error) {
      const fallback = isUnreachable(error) ? LOGIN_TEXTS.forgotUnreachable : LOGIN_TEXTS.forgotFailed;
      form.setError('root', { message: failureText(error, fallback) });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2 }}>
      <FormField
        label={LOGIN_TEXTS.email}
        type="email"
        autoFocus
        autoComplete="username"
        error={errors.email?.message}
        {...registered(
          form.register('email', { validate: (value) => isEmail(value.trim()) || LOGIN_TEXTS.emailInvalid }),
        )}
      />
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? LOGIN_TEXTS.sending : LOGIN_TEXTS.send}
      </Button>
      <Button
        variant="text"
        size="small"
        startIcon={<ArrowLeft size={16} aria-hidden />}
        onClick={onBack}
        sx={{ alignSelf: 'flex-start', ml: -1.5 }}
      >
        {LOGIN_TEXTS.backToLogin}
      </Button>
    </Stack>
  );
}
