import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { vipEndSignInEndpoint, vipSignOutEverywhereEndpoint, type VipSignInRow } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../features/member-page/LoadFailure';
import { Loading } from '../../../lib/Loading';
import { useServices } from '../../../lib/services';
import { ACCOUNT_TEXTS } from '../messages';
import type { Banner } from '../useBanner';
import { securityQuery } from './security-query';

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface RowProps {
  signIn: VipSignInRow;
  busy: boolean;
  onEnd: () => void;
}

function SignInRow({ signIn: { browser, network, signed_in_at, current }, busy, onEnd }: RowProps) {
  const name = browser ?? ACCOUNT_TEXTS.unknownBrowser;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderBottom: '1px solid var(--gs-palette-line-main)',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name} {current && <Chip component="span" size="small" label={ACCOUNT_TEXTS.thisBrowser} sx={{ ml: 0.5 }} />}
        </Typography>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {WHEN.format(new Date(signed_in_at))} · {network}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="text"
          size="small"
          disabled={busy}
          onClick={onEnd}
          aria-label={`${ACCOUNT_TEXTS.signOut}: ${name}`}
        >
          {ACCOUNT_TEXTS.signOut}
        </Button>
      )}
    </Box>
  );
}

/** The open sign-ins of the member: one by one, or all others at once, they can be ended (M-184). */
export function SignIns({ banner }: { banner: Banner }) {
  const services = useServices();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = securityQuery(services);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [busy, setBusy] = useState(false);

  const run = async (call: () => Promise<{ message: string }>) => {
    setBusy(true);
    try {
      const { message } = await call();
      await queries.invalidateQueries(query);
      banner.show('success', message);
      // The pressed button is gone with its row.
      heading.current?.focus();
    } catch (failure) {
      banner.show('error', failureText(failure, ACCOUNT_TEXTS.signOutFailed));
    } finally {
      setBusy(false);
    }
  };
  const end = (id: string) => void run(() => services.api.send(vipEndSignInEndpoint, { params: { sign_in_id: id } }));

  return (
    <Box>
      <Typography ref={heading} variant="h4" component="h3" tabIndex={-1} sx={{ '&&': { outline: 'none' } }}>
        {ACCOUNT_TEXTS.signIns}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 1 }}>
        {ACCOUNT_TEXTS.signInsAbout}
      </Typography>
      {!data && error && (
        <LoadFailure
          text={failureText(error, ACCOUNT_TEXTS.loadFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Loading text={ACCOUNT_TEXTS.loading} />}
      {data && (
        <>
          <Box component="ul" aria-label={ACCOUNT_TEXTS.signIns} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.sign_ins.map((signIn) => (
              <SignInRow key={signIn.id} signIn={signIn} busy={busy} onEnd={() => end(signIn.id)} />
            ))}
          </Box>
          {data.sign_ins.length > 1 && (
            <Button
              variant="outlined"
              disabled={busy}
              onClick={() => void run(() => services.api.send(vipSignOutEverywhereEndpoint))}
              sx={{ mt: 2.5 }}
            >
              {ACCOUNT_TEXTS.signOutEverywhere}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
