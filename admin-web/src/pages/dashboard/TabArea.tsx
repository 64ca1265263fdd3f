import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorBoundary } from '@summit/ui/error-boundary/ErrorBoundary';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '@summit/web-app/page/usePageTitle';
import { useAfter } from '@summit/web-app/timing/useAfter';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { personIn } from '../../lib/dashboard/person-place';
import { EmptyState } from '../../lib/panel/EmptyState';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { DangerFrame } from './DangerFrame';
import { FilterRow } from './FilterRow';
import { DASHBOARD_TEXTS } from './messages';
import type { Tab } from './tab';
import { TABS } from './tabs';
import { useTab } from './useTab';

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

/** What stands behind the tabs, by their ids. Made once: a lazy component keeps what it fetched. */
const CONTENTS: Partial<Record<string, ComponentType>> = Object.fromEntries(
  TABS.map(({ id, load }: Tab) => [id, lazy(async () => ({ default: await load() }))]),
);

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

function Content({ id, group }: Tab) {
  const Known = CONTENTS[id];
  const content = Known && <Known />;
  return group === 'Danger' ? <DangerFrame>{content}</DangerFrame> : content;
}

/** The chosen tab. It loads when it is opened, and a tab that fails leaves the others alone. */
export function TabArea() {
  const { tab, tabLink } = useTab();
  const { id, label, filters, ownersOnly } = tab;
  const [address] = useSearchParams();
  const asked = address.get('tab');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  usePageTitle(label);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{ px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 }, maxWidth: 1424, outline: 'none' }}
    >
      {/* A name that nobody knows shows the first tab, and the address must not go on naming another. */}
      {asked !== null && asked !== id && <Navigate to={tabLink(TABS[0].id)} replace />}
      <Stack
        direction={{ xs: 'column', lg: 'row' }}
        sx={{
          gap: 1.5,
          alignItems: { lg: 'center' },
          justifyContent: 'space-between',
          mb: { xs: 1.5, md: 2.5 },
          minHeight: { md: 36 },
        }}
      >
        <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ '&&': { outline: 'none' } }}>
          {label}
        </Typography>
        {/* One person is shown whole, whatever the date range. */}
        <FilterRow filters={personIn(address) === null ? filters : []} />
      </Stack>
      <ErrorBoundary
        key={id}
        fallback={<ErrorState text={DASHBOARD_TEXTS.tabFailed} onRetry={() => window.location.reload()} />}
      >
        <Suspense fallback={<Opening label={label} />}>
          {ownersOnly ? (
            <ForOwners tab={tab}>
              <Content {...tab} />
            </ForOwners>
          ) : (
            <Content {...tab} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Box>
  );
}
