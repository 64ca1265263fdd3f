import { isApiError } from '@summit/api-client';
import Button from '@mui/material/Button';
import { vipSetupPasswordEndpoint } from '@summit/contracts';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { NewPasswordForm } from '../../features/new-password/NewPasswordForm';
import { dashboardPath } from '../../lib/paths';
import { useServices } from '../../lib/services';
import { SETUP_TEXTS } from './messages';
import { RenewLink } from './RenewLink';

const REDIRECT_MS = 1_500;

/** The password is set and the member signed in; the dashboard follows by itself. */
function SetupSuccess() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(dashboardPath, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthFrame announced title={SETUP_TEXTS.success} lead={<span role="status">{SETUP_TEXTS.redirecting}</span>}>
      <Button component={RouterLink} to={dashboardPath} replace variant="outlined">
        {SETUP_TEXTS.continue}
      </Button>
    </AuthFrame>
  );
}

/** `/vip/setup-password?token=…` (M-030..M-039). Opening the page uses nothing up: mail scanners open links too. */
export function SetupPasswordPage() {
  const { api, session } = useServices();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [done, setDone] = useState(false);
  const [linkIsOver, setLinkIsOver] = useState(false);
  if (done) return <SetupSuccess />;
  return (
    <AuthFrame title={SETUP_TEXTS.title} lead={SETUP_TEXTS.lead}>
      <NewPasswordForm
        token={token}
        texts={SETUP_TEXTS}
        onSubmit={async (body) => {
          try {
            const opened = await api.send(vipSetupPasswordEndpoint, { body });
            session.open(opened.token, opened.user);
            setDone(true);
          } catch (error) {
            setLinkIsOver(isApiError(error) && error.code === 'setup_link_invalid');
            throw error;
          }
        }}
      />
      {linkIsOver && token && <RenewLink token={token} />}
    </AuthFrame>
  );
}
