import Box from '@mui/material/Box';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { returnPlace } from '@summit/web-app/page/return-place';
import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { dashboardPath } from '../../lib/paths';
import { useVipSession } from '../../lib/services';
import type { CodeStepProps } from './CodeStep';
import { CredentialsForm } from './CredentialsForm';
import { LOGIN_TEXTS } from './messages';
import type { Credentials } from './useSignIn';

/** Only for browsers that know passkeys, and after the form is there. */
const PasskeySignIn = lazy(async () => ({ default: (await import('./PasskeySignIn')).PasskeySignIn }));
/** Of members with two-factor authentication; the script comes for them only. */
interface AskedForCode {
  credentials: Credentials;
  CodeStep: ComponentType<CodeStepProps>;
}

/** `/vip/login` (M-020..M-029). A signed-in member is led on: to the page they wanted, else to the dashboard. */
export function LoginPage() {
  const { token, signedOutBy } = useVipSession();
  const { state } = useLocation();
  const passkeys = useKnowsPasskeys();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<AskedForCode | null>(null);

  if (token !== null) return <Navigate to={returnPlace(state, dashboardPath)} replace />;
  if (asked) {
    const { credentials, CodeStep } = asked;
    const back = () => {
      setEmail(credentials.email);
      setAsked(null);
    };
    return <CodeStep credentials={credentials} onBack={back} />;
  }
  // The form stays, and is busy, until the next step is there; where that can not be had, it says so and nothing is lost.
  const askForCode = async (credentials: Credentials) => {
    const { CodeStep } = await import('./CodeStep');
    setAsked({ credentials, CodeStep });
  };
  return (
    <AuthFrame title={LOGIN_TEXTS.title}>
      {signedOutBy === 'refusal' && (
        <Box sx={{ mb: 3 }}>
          <FormAlert severity="info">{LOGIN_TEXTS.sessionEnded}</FormAlert>
        </Box>
      )}
      <CredentialsForm email={email} onCodeWanted={askForCode} />
      {/* The place of a large button is held, so that the form stays where it is when that comes. */}
      <Box sx={{ mt: 2.5, minHeight: 52 }}>
        {passkeys && (
          <Suspense fallback={null}>
            <PasskeySignIn />
          </Suspense>
        )}
      </Box>
    </AuthFrame>
  );
}
