import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { withProof } from '@summit/api-client';
import { adminLoginEndpoint, type AdminLoginRequest } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { registered } from '@summit/web-app/form/registered';
import { useForm } from 'react-hook-form';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { PasswordField } from '../../lib/form/PasswordField';
import { useAdminSession, useServices } from '../../lib/services';
import { loginFailure } from './login-failure';
import { LOGIN_TEXTS } from './messages';

export interface CredentialsFormProps {
  /** Typed before, when the administrator comes back from another step. */
  email: string;
  onEmail: (email: string) => void;
  onCodeWanted: (tempToken: string) => void;
  onForgot: () => void;
}

/** First step: email and password. */
export function CredentialsForm({ email, onEmail, onCodeWanted, onForgot }: CredentialsFormProps) {
  const { api, session } = useServices();
  const { signedOutBy } = useAdminSession();
  const form = useForm<AdminLoginRequest>({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (given) => {
    const body = { ...given, email: given.email.trim() };
    try {
      const answer = await withProof((headers) => api.send(adminLoginEndpoint, { body, headers }));
      onEmail(body.email);
      if (answer.requires_2fa) onCodeWanted(answer.temp_token);
      else session.open(answer);
    } catch (error) {
      form.setError('root', { message: loginFailure(error) });
      form.setFocus('password', { shouldSelect: true });
    }
  });
  const forgot = () => {
    onEmail(form.getValues('email').trim());
    onForgot();
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2 }}>
      {signedOutBy === 'refusal' && <FormAlert severity="info">{LOGIN_TEXTS.sessionEnded}</FormAlert>}
      <FormField
        label={LOGIN_TEXTS.email}
        type="email"
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...registered(
          form.register('email', { validate: (value) => isEmail(value.trim()) || LOGIN_TEXTS.emailInvalid }),
        )}
      />
      <PasswordField
        label={LOGIN_TEXTS.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...registered(form.register('password', { required: LOGIN_TEXTS.passwordRequired }))}
      />
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? LOGIN_TEXTS.signingIn : LOGIN_TEXTS.signIn}
      </Button>
      <Button variant="text" size="small" onClick={forgot} sx={{ alignSelf: 'flex-start', ml: -1.5 }}>
        {LOGIN_TEXTS.forgot}
      </Button>
    </Stack>
  );
}
