import Box from '@mui/material/Box';
import type { PendingInstallmentRow } from '@summit/contracts';
import { failureText } from '@summit/web-app/calls/failure-text';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { DataTable } from '../../lib/data-table/DataTable';
import { formatCount } from '../../lib/format/format-figures';
import { EmptyState } from '../../lib/panel/EmptyState';
import { Panel } from '../../lib/panel/Panel';
import { usePaging } from '../../lib/report/usePaging';
import { useServices } from '../../lib/services';
import { installmentsQuery } from './installments-query';
import { PLAN_TEXTS } from './messages';
import { narrowPlan, PLAN_COLUMNS } from './plan-columns';

const PAGE_SIZES = [50, 100] as const;

/** Tab `installments`: the plans that still have a payment to come (A-085..A-089). */
export function InstallmentsTab() {
  const [{ page, pageSize }, turnTo] = usePaging(PAGE_SIZES[0], '');
  const { data, error, isFetching, refetch } = useQuery(
    installmentsQuery(useServices(), { limit: pageSize, skip: page * pageSize }),
  );
  return (
    <Panel
      flush
      refreshing={isFetching && data !== undefined}
      title={
        <>
          {PLAN_TEXTS.title}{' '}
          {data && (
            <Box component="span" sx={{ color: 'text.tertiary', fontWeight: 500 }}>
              {formatCount(data.total)}
            </Box>
          )}
        </>
      }
    >
      <DataTable<PendingInstallmentRow>
        label={PLAN_TEXTS.title}
        tall
        columns={PLAN_COLUMNS}
        narrow={narrowPlan}
        rows={data?.data}
        paging={data && { page, pageSize, total: data.total, sizes: PAGE_SIZES, onChange: turnTo }}
        rowId={({ id }) => id}
        failure={
          error
            ? { text: failureText(error, PLAN_TEXTS.failed), busy: isFetching, onRetry: () => void refetch() }
            : undefined
        }
        empty={<EmptyState icon={CalendarClock} title={PLAN_TEXTS.empty} reason={PLAN_TEXTS.emptyReason} />}
      />
    </Panel>
  );
}
