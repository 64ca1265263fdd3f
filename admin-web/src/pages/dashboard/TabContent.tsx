import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { useAfter } from '@summit/web-app/timing/useAfter';
import { Lock } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { EmptyState } from '../../lib/panel/EmptyState';
import { FetchedPart } from '../../lib/script/FetchedPart';
import { useServices } from '../../lib/services';
import { statusQuery } from '../../lib/session/status-query';
import { DangerFrame } from './DangerFrame';
import { DASHBOARD_TEXTS } from './messages';
import type { Tab } from './tab';

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

/** What a tab shows, fetched when it is opened. */
export function TabContent({ tab, reload }: { tab: Tab; reload?: () => Promise<void> }) {
  return (
    <FetchedPart
      part={tab}
      waiting={<Opening label={tab.label} />}
      failure={DASHBOARD_TEXTS.tabFailed}
      {...(reload && { reload })}
    >
      {(Content) => {
        const content =
          tab.group === 'Danger' ? (
            <DangerFrame>
              <Content />
            </DangerFrame>
          ) : (
            <Content />
          );
        return tab.ownersOnly ? <ForOwners tab={tab}>{content}</ForOwners> : content;
      }}
    </FetchedPart>
  );
}
