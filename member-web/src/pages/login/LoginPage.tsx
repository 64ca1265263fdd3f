import Box from '@mui/material/Box';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { returnPlace } from '@summit/web-app/page/return-place';
import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { lazy, startTransition, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { dashboardPath } from '../../lib/paths';
import { useVipSession } from '../../lib/services';
import { CredentialsForm } from './CredentialsForm';
import { LOGIN_TEXTS } from './messages';
import type { Credentials } from './useSignIn';

/** Only for browsers that know passkeys, and after the form is there. */
const PasskeySignIn = lazy(async () => ({ default: (await import('./PasskeySignIn')).PasskeySignIn }));
/** Only for members with two-factor authentication. */
const CodeStep = lazy(async () => ({ default: (await import('./CodeStep')).CodeStep }));

/** `/vip/login` (M-020..M-029). Who is signed in is led on: to the page they wanted, else to the dashboard. */
export function LoginPage() {
  const { token, signedOutBy } = useVipSession();
  const { state } = useLocation();
  const passkeys = useKnowsPasskeys();
  const [email, setEmail] = useState('');
  const [credentials, setCredentials] = useState<Credentials | null>(null);

  if (token !== null) return <Navigate to={returnPlace(state, dashboardPath)} replace />;
  if (credentials) {
    const back = () => {
      setEmail(credentials.email);
      setCredentials(null);
    };
    return <CodeStep credentials={credentials} onBack={back} />;
  }
  // The form stays until the next step is there.
  const askForCode = (given: Credentials) => startTransition(() => setCredentials(given));
  return (
    <AuthFrame title={LOGIN_TEXTS.title}>
      {signedOutBy === 'refusal' && (
        <Box sx={{ mb: 3 }}>
          <FormAlert severity="info">{LOGIN_TEXTS.sessionEnded}</FormAlert>
        </Box>
      )}
      <CredentialsForm email={email} onCodeWanted={askForCode} />
      {passkeys && (
        <Suspense fallback={null}>
          <PasskeySignIn />
        </Suspense>
      )}
    </AuthFrame>
  );
}
