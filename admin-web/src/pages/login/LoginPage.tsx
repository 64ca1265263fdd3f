import { useKnowsPasskeys } from '@summit/web-app/passkeys/usePasskey';
import { returnPlace } from '@summit/web-app/page/return-place';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dashboardPath } from '../../lib/paths';
import { useAdminSession } from '../../lib/services';
import { SignInCard } from '../../lib/form/SignInCard';
import { CodeForm, type CodeKind } from './CodeForm';
import { CredentialsForm } from './CredentialsForm';
import { ForgotForm } from './ForgotForm';
import { LOGIN_TEXTS } from './messages';
import type { ResetRequested } from './ResetIntro';
import type { ResetStepProps } from './ResetStep';

type Step =
  | { name: 'credentials' }
  | { name: 'code'; tempToken: string; kind: CodeKind }
  | { name: 'forgot' }
  | { name: 'reset'; requested: ResetRequested };

const START: Step = { name: 'credentials' };

/** Only for browsers that know passkeys, and after the form is there. */
const PasskeySignIn = lazy(async () => ({
  default: (await import('../../features/account/passkeys/PasskeySignIn')).PasskeySignIn,
}));

/** `/admin/login`: credentials, code, forgotten password, new password. */
export function LoginPage() {
  const { token } = useAdminSession();
  const { state } = useLocation();
  const [step, setStep] = useState<Step>(START);
  const passkeys = useKnowsPasskeys();
  const [email, setEmail] = useState('');
  const back = () => setStep(START);
  const [ResetStep, setResetStep] = useState<ComponentType<ResetStepProps> | null>(null);
  const fetchReset = async () => {
    const { ResetStep: Fetched } = await import('./ResetStep');
    setResetStep(() => Fetched);
  };

  if (token !== null) return <Navigate to={returnPlace(state, dashboardPath)} replace />;
  if (step.name === 'code') {
    const app = step.kind === 'app';
    return (
      <SignInCard
        title={app ? LOGIN_TEXTS.codeTitle : LOGIN_TEXTS.backupTitle}
        lead={app ? LOGIN_TEXTS.codeLead : LOGIN_TEXTS.backupLead}
      >
        <CodeForm
          email={email}
          tempToken={step.tempToken}
          kind={step.kind}
          onKind={(kind) => setStep({ ...step, kind })}
          onBack={back}
        />
      </SignInCard>
    );
  }
  if (step.name === 'forgot')
    return (
      <SignInCard title={LOGIN_TEXTS.forgotTitle} lead={LOGIN_TEXTS.forgotLead}>
        <ForgotForm
          email={email}
          fetchNext={fetchReset}
          onRequested={(requested) => setStep({ name: 'reset', requested })}
          onBack={back}
        />
      </SignInCard>
    );
  if (step.name === 'reset' && ResetStep) return <ResetStep requested={step.requested} onLogin={back} />;
  return (
    <SignInCard
      title={LOGIN_TEXTS.title}
      note={
        <>
          <ShieldCheck size={15} strokeWidth={1.75} aria-hidden />
          {LOGIN_TEXTS.logged}
        </>
      }
    >
      <CredentialsForm
        email={email}
        onEmail={setEmail}
        onCodeWanted={(tempToken) => setStep({ name: 'code', tempToken, kind: 'app' })}
        onForgot={() => setStep({ name: 'forgot' })}
      />
      {passkeys && (
        <Suspense fallback={null}>
          <PasskeySignIn />
        </Suspense>
      )}
    </SignInCard>
  );
}
