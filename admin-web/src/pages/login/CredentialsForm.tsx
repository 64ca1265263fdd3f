import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { withProof } from '@summit/api-client';
import { adminLoginEndpoint } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { useTextForm } from '@summit/web-app/form/useTextForm';
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
  const form = useTextForm({
    initial: { email, password: '' },
    check: (typed) => ({
      ...(!isEmail(typed.email.trim()) && { email: LOGIN_TEXTS.emailInvalid }),
      ...(!typed.password && { password: LOGIN_TEXTS.passwordRequired }),
    }),
    send: async (typed) => {
      const body = { ...typed, email: typed.email.trim() };
      const answer = await withProof((headers) => api.send(adminLoginEndpoint, { body, headers }));
      onEmail(body.email);
      if (answer.requires_2fa) onCodeWanted(answer.temp_token);
      else session.open(answer);
    },
    explain: loginFailure,
    retype: 'password',
  });
  const forgot = () => {
    onEmail(form.read().email.trim());
    onForgot();
  };

  return (
    <Stack component="form" {...form.props} sx={{ gap: 2 }}>
      {signedOutBy === 'refusal' && <FormAlert severity="info">{LOGIN_TEXTS.sessionEnded}</FormAlert>}
      <FormField label={LOGIN_TEXTS.email} type="email" autoComplete="username webauthn" {...form.field('email')} />
      <PasswordField label={LOGIN_TEXTS.password} autoComplete="current-password" {...form.field('password')} />
      {form.failure && <FormAlert severity="error">{form.failure}</FormAlert>}
      <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} loadingPosition="start">
        {form.busy ? LOGIN_TEXTS.signingIn : LOGIN_TEXTS.signIn}
      </Button>
      <Button variant="text" size="small" onClick={forgot} sx={{ alignSelf: 'flex-start', ml: -1.5 }}>
        {LOGIN_TEXTS.forgot}
      </Button>
    </Stack>
  );
}
