import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { vipForgotPasswordEndpoint } from '@summit/contracts';
import { isEmail } from '@summit/rules';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { FormField } from '@summit/ui/form/FormField';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useTextForm } from '@summit/web-app/form/useTextForm';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { FORGOT_TEXTS } from './messages';

/** `/vip/forgot-password` (M-029, C-034): one field, and one answer whether the address is known or not. */
export function ForgotPasswordPage() {
  const { api } = useServices();
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useTextForm({
    initial: { email: '' },
    check: ({ email }) =>
      isEmail(email.trim()) ? {} : { email: email ? FORGOT_TEXTS.emailInvalid : FORGOT_TEXTS.emailRequired },
    send: async ({ email }) => {
      const { message } = await api.send(vipForgotPasswordEndpoint, { body: { email: email.trim() } });
      setAnswer(message);
    },
    explain: (error) => failureText(error, FORGOT_TEXTS.failed),
  });

  const back = (
    <Link component={RouterLink} to={loginPath} variant="body2" sx={{ alignSelf: 'flex-start', py: 0.5 }}>
      {FORGOT_TEXTS.backToLogin}
    </Link>
  );
  if (answer !== null) {
    return (
      <AuthFrame key="sent" announced title={FORGOT_TEXTS.sent}>
        <Stack sx={{ gap: 2.5 }}>
          <FormAlert severity="success">{answer}</FormAlert>
          <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setAnswer(null)}>
            {FORGOT_TEXTS.again}
          </Button>
          {back}
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={FORGOT_TEXTS.title} lead={FORGOT_TEXTS.lead}>
      <Stack component="form" {...form.props} sx={{ gap: 2.5 }}>
        <FormField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        {form.failure && <FormAlert severity="error">{form.failure}</FormAlert>}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.busy} loadingPosition="start">
          {form.busy ? FORGOT_TEXTS.sending : FORGOT_TEXTS.send}
        </Button>
        {back}
      </Stack>
    </AuthFrame>
  );
}
