import { ResetPasswordForm } from '../../features/reset-password/ResetPasswordForm';
import { SignInCard } from '../../lib/form/SignInCard';
import { LOGIN_TEXTS } from './messages';
import { ResetIntro, type ResetRequested } from './ResetIntro';

export interface ResetStepProps {
  requested: ResetRequested;
  onLogin: () => void;
}

/** What became of the request for a mail, and the form for its token. */
export function ResetStep({ requested, onLogin }: ResetStepProps) {
  return (
    <SignInCard title={LOGIN_TEXTS.resetTitle} lead={<ResetIntro {...requested} />}>
      <ResetPasswordForm linkedToken={null} onLogin={onLogin} />
    </SignInCard>
  );
}
