import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { adminContentCheckEndpoint } from '@summit/contracts';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { useServices } from '../../lib/services';
import { CONTENT_CHECK_KEY } from './cms-query';
import { CHECK_TEXTS as TEXTS } from './messages';

/** Where stored content disagrees with the price book or the product (C-001). */
export function ContentCheck() {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: CONTENT_CHECK_KEY,
    queryFn: async ({ signal }) => (await api.send(adminContentCheckEndpoint, { signal })).findings,
  });
  return (
    <Panel
      refreshing={isFetching && data !== undefined}
      title={
        <>
          {TEXTS.title}{' '}
          {data && (
            <Box component="span" role="status" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(data.length)}
            </Box>
          )}
        </>
      }
      action={
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          {TEXTS.again}
        </Button>
      }
    >
      {isError && <ErrorState text={TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton variant="rounded" height={72} />}
      {data?.length === 0 && <EmptyState icon={CircleCheck} title={TEXTS.none} reason={TEXTS.noneReason} />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }} tabIndex={0}>
          {data.map(({ place, problem, excerpt }, index) => (
            <Box
              component="li"
              key={`${place} ${index}`}
              sx={{ py: 1.25, borderTop: '1px solid var(--gs-palette-line-main)', overflowWrap: 'anywhere' }}
            >
              <Box sx={{ fontWeight: 550 }}>{place.replace(/^database, /, '')}</Box>
              <Box sx={{ fontSize: '0.875rem' }}>{problem}</Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>… {excerpt} …</Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
