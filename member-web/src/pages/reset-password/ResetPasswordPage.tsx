import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { vipResetPasswordEndpoint } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { NewPasswordForm } from '../../features/new-password/NewPasswordForm';
import { forgotPasswordPath, loginPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { RESET_TEXTS } from './messages';

/** `/vip/reset-password?token=…` (C-034). Signs nobody in; a session of before is over with the old password. */
export function ResetPasswordPage() {
  const { api, session } = useServices();
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer !== null) {
    return (
      <AuthFrame key="done" announced title={RESET_TEXTS.success}>
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <FormAlert severity="success">{answer}</FormAlert>
          <Button component={RouterLink} to={loginPath} replace variant="contained">
            {RESET_TEXTS.signIn}
          </Button>
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={RESET_TEXTS.title}>
      <Stack sx={{ gap: 2.5 }}>
        <NewPasswordForm
          token={search.get('token')}
          texts={RESET_TEXTS}
          onSubmit={async (body) => {
            const { message } = await api.send(vipResetPasswordEndpoint, { body });
            session.close('choice');
            setAnswer(message);
          }}
        />
        <Link component={RouterLink} to={forgotPasswordPath} variant="body2" sx={{ alignSelf: 'flex-start', py: 0.5 }}>
          {RESET_TEXTS.askAgain}
        </Link>
      </Stack>
    </AuthFrame>
  );
}
