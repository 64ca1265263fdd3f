import '../../styles/speaker-portal.css';
import '../../styles/speaker-tables.css';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { SpeakerCommission, SpeakerCommissionsResponse } from '@summit/contracts';
import { use, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SpeakerPortsContext } from '../../features/speaker-portal/speaker-ports';
import { clearSession, endsSpeakerSession } from '../../features/speaker-portal/speaker-session';
import type { SignInState } from '../../features/speaker-portal/sign-in-state';
import { usePortalPage } from '../../features/speaker-portal/usePortalPage';
import { speakerLoginPath } from '../../lib/site/paths';
import { Account } from './account/Account';
import { Statements } from './account/Statements';
import { Commissions } from './Commissions';
import { Earnings } from './Earnings';
import { Figures } from './Figures';
import { LoadedPart } from './LoadedPart';
import { MissedOrders } from './MissedOrders';
import { Payouts } from './Payouts';
import { ReceiptDialog } from './ReceiptDialog';
import { RecentSignups } from './RecentSignups';
import { ReferralLink } from './ReferralLink';
import { useLoaded } from './useLoaded';
import { usePages } from './usePages';

/** /speaker/dashboard: own link, own figures, own money (F-309..F-314). */
export function SpeakerDashboardPage() {
  const ports = use(SpeakerPortsContext);
  const { store, stats, logout } = ports;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [name] = useState(() => store.get('speakerName') ?? '');
  usePortalPage('Speaker dashboard', heading);

  const leave = useCallback(
    (state?: SignInState) => {
      clearSession(store);
      void navigate(speakerLoginPath, { replace: true, state });
    },
    [store, navigate],
  );
  const leaveIfShutOut = useCallback(
    (error: unknown) => {
      if (!endsSpeakerSession(error)) return false;
      leave({ ended: true });
      return true;
    },
    [leave],
  );
  const signOut = () => {
    // The browser forgets the token whether or not the server hears of it.
    logout().catch(() => undefined);
    leave();
  };
  const loaded = useLoaded(stats, leaveIfShutOut);
  const commissions = usePages<SpeakerCommission, SpeakerCommissionsResponse>(ports.commissions, leaveIfShutOut);
  const [receipt, setReceipt] = useState<string | null>(null);

  return (
    <main id="main" className="portal">
      <Container className="portal__column">
        <div className="portal__head">
          <div>
            <p className="portal__eyebrow">Speaker dashboard</p>
            <Typography ref={heading} variant="h1" tabIndex={-1}>
              {name || 'Your dashboard'}
            </Typography>
          </div>
          <Button variant="outlined" onClick={signOut}>
            Sign out
          </Button>
        </div>
        {commissions.loaded.state === 'ready' && <Earnings earnings={commissions.loaded.data.earnings} />}
        <LoadedPart loaded={loaded} what="your stats">
          {(own) => (
            <>
              <ReferralLink code={own.affiliate_code} />
              <Figures
                label="Your figures"
                figures={[
                  ['Clicks', own.total_clicks, 'count'],
                  ['Signups', own.total_signups, 'count'],
                  ['Conversion', own.conversion_rate, 'percent'],
                  ['Code', own.affiliate_code, 'text'],
                ]}
              />
              <RecentSignups signups={own.recent_signups} />
            </>
          )}
        </LoadedPart>
        <Commissions {...commissions} onReceipt={setReceipt} />
        <MissedOrders onError={leaveIfShutOut} />
        <Payouts onError={leaveIfShutOut} />
        <Statements onError={leaveIfShutOut} />
        <Account onError={leaveIfShutOut} />
      </Container>
      {receipt && <ReceiptDialog orderId={receipt} onError={leaveIfShutOut} onClose={() => setReceipt(null)} />}
    </main>
  );
}
