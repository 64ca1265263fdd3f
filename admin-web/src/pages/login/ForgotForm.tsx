import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminForgotPasswordEndpoint } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { ArrowLeft } from 'lucide-react';
import { failureText } from '@summit/web-app/calls/failure-text';
import { isUnreachable } from '@summit/web-app/calls/is-unreachable';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { useTextForm } from '@summit/web-app/form/useTextForm';
import { useServices } from '../../lib/services';
import { LOGIN_TEXTS } from './messages';
import type { ResetRequested } from './ResetIntro';

export interface ForgotFormProps {
  email: string;
  /** The script of the step behind this one. */
  fetchNext: () => Promise<void>;
  onRequested: (requested: ResetRequested) => void;
  onBack: () => void;
}

/** Asks for the reset mail. The answer does not say whether the address is known. */
export function ForgotForm({ email, fetchNext, onRequested, onBack }: ForgotFormProps) {
  const { api } = useServices();
  const form = useTextForm({
    initial: { email },
    check: (typed) => (isEmail(typed.email.trim()) ? {} : { email: LOGIN_TEXTS.emailInvalid }),
    send: async (typed) => {
      // Before the mail: without the form for its token nobody is to be told that it is on its way.
      await fetchNext();
      const body = { email: typed.email.trim() };
      const { message, contact_support } = await api.send(adminForgotPasswordEndpoint, { body });
      onRequested({ message, contactSupport: contact_support });
    },
    explain: (error) =>
      failureText(error, isUnreachable(error) ? LOGIN_TEXTS.forgotUnreachable : LOGIN_TEXTS.forgotFailed),
  });
  return (
    <Stack component="form" {...form.props} sx={{ gap: 2 }}>
      <FormField label={LOGIN_TEXTS.email} type="email" autoFocus autoComplete="username" {...form.field('email')} />
      {form.failure && <FormAlert severity="error">{form.failure}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} loadingPosition="start">
        {form.busy ? LOGIN_TEXTS.sending : LOGIN_TEXTS.send}
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
