import { use, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { speakerLoginPath } from '../../lib/site/paths';
import { SpeakerDashboardPage } from './SpeakerDashboardPage';

/** Without a token there is nothing to show (F-314). */
export function SpeakerDashboardRoute() {
  const { store } = use(SpeakerPortsContext);
  const [hasToken] = useState(() => store.get('speakerToken') !== null);
  return hasToken ? <SpeakerDashboardPage /> : <Navigate to={speakerLoginPath} replace />;
}
