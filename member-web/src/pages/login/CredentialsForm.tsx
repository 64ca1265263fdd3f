import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isEmail } from '@summit/rules';
import { registered } from '@summit/web-app/form/registered';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { failureText } from '@summit/web-app/calls/failure-text';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { PasswordField } from '../../lib/form/PasswordField';
import { forgotPasswordPath, vipUrl } from '../../lib/paths';
import { LOGIN_TEXTS } from './messages';
import { useSignIn, type Credentials } from './useSignIn';

export interface CredentialsFormProps {
  /** Typed before, when the visitor comes back from the code. */
  email: string;
  onCodeWanted: (credentials: Credentials) => void;
}

/** First step: email and password (M-020..M-023). */
export function CredentialsForm({ email, onCodeWanted }: CredentialsFormProps) {
  const signIn = useSignIn();
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    try {
      if ((await signIn(credentials, null)) === 'code-wanted') onCodeWanted(credentials);
    } catch (error) {
      form.setError('root', { message: failureText(error, LOGIN_TEXTS.failed) });
      form.setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} onChange={() => form.clearErrors('root')} sx={{ gap: 2.5 }}>
      <FormField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        error={errors.email?.message}
        {...registered(
          form.register('email', {
            required: LOGIN_TEXTS.emailRequired,
            validate: (value) => isEmail(value.trim()) || LOGIN_TEXTS.emailInvalid,
          }),
        )}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...registered(form.register('password', { required: LOGIN_TEXTS.passwordRequired }))}
      />
      <Link component={RouterLink} to={forgotPasswordPath} variant="body2" sx={{ alignSelf: 'flex-start', py: 0.5 }}>
        {LOGIN_TEXTS.forgotPassword}
      </Link>
      {errors.root?.message && <FormAlert severity="error">{errors.root.message}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? LOGIN_TEXTS.signingIn : LOGIN_TEXTS.signIn}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {LOGIN_TEXTS.upgradeQuestion}{' '}
        <Link href={vipUrl} sx={{ display: 'inline-block', py: 0.5 }}>
          {LOGIN_TEXTS.upgrade}
        </Link>
      </Typography>
    </Stack>
  );
}
