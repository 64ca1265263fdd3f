import Box from '@mui/material/Box';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { returnPlace } from '@summit/web-app/page/return-place';
import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { dashboardPath } from '../../lib/paths';
import { useVipSession } from '../../lib/services';
import { CodeForm, type CodeKind } from './CodeForm';
import { CredentialsForm } from './CredentialsForm';
import { LostCodes } from './LostCodes';
import { LOGIN_TEXTS } from './messages';
import type { Credentials } from './useSignIn';

/** Only for browsers that know passkeys, and after the form is there. */
const PasskeySignIn = lazy(async () => ({ default: (await import('./PasskeySignIn')).PasskeySignIn }));

/** `/vip/login` (M-020..M-029). Who is signed in is led on: to the page they wanted, else to the dashboard. */
export function LoginPage() {
  const { token, signedOutBy } = useVipSession();
  const { state } = useLocation();
  const passkeys = useKnowsPasskeys();
  const [email, setEmail] = useState('');
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  const [kind, setKind] = useState<CodeKind>('app');
  const [lost, setLost] = useState(false);

  if (token !== null) return <Navigate to={returnPlace(state, dashboardPath)} replace />;
  if (credentials && lost) return <LostCodes credentials={credentials} onBack={() => setLost(false)} />;
  if (credentials) {
    const back = () => {
      setEmail(credentials.email);
      setCredentials(null);
      setKind('app');
    };
    return (
      <AuthFrame title={LOGIN_TEXTS.codeTitle} lead={kind === 'app' ? LOGIN_TEXTS.codeLead : LOGIN_TEXTS.backupLead}>
        <CodeForm credentials={credentials} kind={kind} onKind={setKind} onBack={back} onLost={() => setLost(true)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={LOGIN_TEXTS.title}>
      {signedOutBy === 'refusal' && (
        <Box sx={{ mb: 3 }}>
          <FormAlert severity="info">{LOGIN_TEXTS.sessionEnded}</FormAlert>
        </Box>
      )}
      <CredentialsForm email={email} onCodeWanted={setCredentials} />
      {passkeys && (
        <Suspense fallback={null}>
          <PasskeySignIn />
        </Suspense>
      )}
    </AuthFrame>
  );
}
