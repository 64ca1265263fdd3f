import { use, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { speakerDashboardPath } from '../../lib/site/paths';
import { ConfirmEmailPage } from './ConfirmEmailPage';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { SpeakerLoginPage } from './SpeakerLoginPage';
import { TakeBackEmailPage } from './TakeBackEmailPage';

/** A signed-in speaker goes on to the dashboard, which knows whether the sign-in still holds. Links of mails come first. */
export function SpeakerLoginRoute() {
  const { store } = use(SpeakerPortsContext);
  const [wasSignedIn] = useState(() => store.get('speakerToken') !== null);
  const [query] = useSearchParams();
  const token = query.get('confirm_email')?.trim();
  if (token) return <ConfirmEmailPage token={token} />;
  const undo = query.get('undo_email')?.trim();
  if (undo) return <TakeBackEmailPage token={undo} />;
  if (wasSignedIn) return <Navigate to={speakerDashboardPath} replace />;
  return query.has('forgot') ? <ForgotPasswordPage /> : <SpeakerLoginPage />;
}
