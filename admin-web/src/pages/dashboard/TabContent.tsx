import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { useAfter } from '@summit/web-app/timing/useAfter';
import { Lock } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { EmptyState } from '../../lib/panel/EmptyState';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { DangerFrame } from './DangerFrame';
import { DASHBOARD_TEXTS } from './messages';
import type { Tab } from './tab';
import { contentOf, forgetScript, reloadServed } from './tab-script';

/** Answers that come sooner are not worth a flicker. */
const LOADING_DELAY_MS = 150;

function Opening({ label }: { label: string }) {
  const slow = useAfter(LOADING_DELAY_MS);
  return (
    <Box role="status" aria-label={`Loading ${label}...`}>
      {slow && (
        <Stack aria-hidden sx={{ gap: 2 }}>
          <Skeleton variant="rounded" height={92} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      )}
    </Box>
  );
}

/** A section that only owners see is opened when it is known that whoever is signed in is one: for anybody else each of its calls is refused. */
function ForOwners({ tab: { label, load }, children }: { tab: Tab; children: ReactNode }) {
  const { data, isError, isFetching, refetch } = useQuery(statusQuery(useServices()));
  const isAsking = data === undefined;
  useEffect(() => {
    // The script holds nothing of the server's data, so it need not wait. That it did not come is told where it is drawn.
    if (isAsking) load().catch(() => undefined);
  }, [isAsking, load]);
  if (data?.role === 'owner') return children;
  if (data)
    return <EmptyState icon={Lock} title={DASHBOARD_TEXTS.ownersOnly} reason={DASHBOARD_TEXTS.ownersOnlyReason} />;
  if (isError) return <ErrorState text={DASHBOARD_TEXTS.tabFailed} busy={isFetching} onRetry={() => void refetch()} />;
  return <Opening label={label} />;
}

/** Tries again by itself once there is a line. */
function Failed({ onRetry }: { onRetry: (how: 'pressed' | 'by itself') => void }) {
  const retry = useEffectEvent(() => onRetry('by itself'));
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  const press = () => {
    // The button goes with the message.
    document.getElementById('main')?.focus({ preventScroll: true });
    onRetry('pressed');
  };
  return <ErrorState text={DASHBOARD_TEXTS.tabFailed} onRetry={press} />;
}

/**
 * What a tab shows, fetched when it is opened. Where that fails it is fetched again, without the page around it: what is typed there
 * stays. Only what has failed once more after a press needs the page anew: a new version has other names for its scripts.
 */
export function TabContent({ tab, reload = reloadServed }: { tab: Tab; reload?: () => Promise<void> }) {
  const [tries, setTries] = useState<('pressed' | 'by itself')[]>([]);
  const [Script, setScript] = useState(() => contentOf(tab));
  const failed = () => {
    // Also for whoever goes to another tab, and comes back to this one.
    forgetScript(tab);
    if (tries.at(-1) === 'pressed') void reload();
  };
  const retry = (how: 'pressed' | 'by itself') => {
    setScript(() => contentOf(tab));
    setTries([...tries, how]);
  };
  const content =
    tab.group === 'Danger' ? (
      <DangerFrame>
        <Script />
      </DangerFrame>
    ) : (
      <Script />
    );
  return (
    <ErrorBoundary key={tries.length} fallback={<Failed onRetry={retry} />} onError={failed}>
      <Suspense fallback={<Opening label={tab.label} />}>
        {tab.ownersOnly ? <ForOwners tab={tab}>{content}</ForOwners> : content}
      </Suspense>
    </ErrorBoundary>
  );
}
