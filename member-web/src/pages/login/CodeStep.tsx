import { useState } from 'react';
import { AuthFrame } from '../../features/auth-frame/AuthFrame';
import { CodeForm, type CodeKind } from './CodeForm';
import { LostCodes } from './LostCodes';
import { LOGIN_TEXTS } from './messages';
import type { Credentials } from './useSignIn';

export interface CodeStepProps {
  credentials: Credentials;
  onBack: () => void;
}

/** Second step of signing in, for members with two-factor authentication (M-021). */
export function CodeStep({ credentials, onBack }: CodeStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const [lost, setLost] = useState(false);
  if (lost) return <LostCodes credentials={credentials} onBack={() => setLost(false)} />;
  return (
    <AuthFrame title={LOGIN_TEXTS.codeTitle} lead={kind === 'app' ? LOGIN_TEXTS.codeLead : LOGIN_TEXTS.backupLead}>
      <CodeForm credentials={credentials} kind={kind} onKind={setKind} onBack={onBack} onLost={() => setLost(true)} />
    </AuthFrame>
  );
}
