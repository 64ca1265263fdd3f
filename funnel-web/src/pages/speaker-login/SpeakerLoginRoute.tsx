import { use, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { speakerDashboardPath } from '../../lib/site/paths';
import { SpeakerLoginPage } from './SpeakerLoginPage';

/** Who has signed in goes on to the dashboard, which knows whether that still holds. */
export function SpeakerLoginRoute() {
  const { store } = use(SpeakerPortsContext);
  const [wasSignedIn] = useState(() => store.get('speakerToken') !== null);
  return wasSignedIn ? <Navigate to={speakerDashboardPath} replace /> : <SpeakerLoginPage />;
}
