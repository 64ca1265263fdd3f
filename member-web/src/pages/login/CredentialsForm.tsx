import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isEmail } from '@summit/rules';
import { useTextForm } from '@summit/web-app/form/useTextForm';
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
  /** Leads to the next step; what it throws is a failure of this form. */
  onCodeWanted: (credentials: Credentials) => Promise<void>;
}

/** First step: email and password (M-020..M-023). */
export function CredentialsForm({ email, onCodeWanted }: CredentialsFormProps) {
  const signIn = useSignIn();
  const form = useTextForm({
    initial: { email, password: '' },
    check: (typed) => ({
      ...(!isEmail(typed.email.trim()) && {
        email: typed.email ? LOGIN_TEXTS.emailInvalid : LOGIN_TEXTS.emailRequired,
      }),
      ...(!typed.password && { password: LOGIN_TEXTS.passwordRequired }),
    }),
    send: async (credentials) => {
      if ((await signIn(credentials, null)) === 'code-wanted') await onCodeWanted(credentials);
    },
    explain: (error) => failureText(error, LOGIN_TEXTS.failed),
    retype: 'password',
  });

  return (
    <Stack component="form" {...form.props} sx={{ gap: 2.5 }}>
      <FormField label="Email" type="email" autoComplete="username webauthn" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Link component={RouterLink} to={forgotPasswordPath} variant="body2" sx={{ alignSelf: 'flex-start', py: 0.5 }}>
        {LOGIN_TEXTS.forgotPassword}
      </Link>
      {form.failure && <FormAlert severity="error">{form.failure}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} loadingPosition="start">
        {form.busy ? LOGIN_TEXTS.signingIn : LOGIN_TEXTS.signIn}
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
