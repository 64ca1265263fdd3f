import Button from '@mui/material/Button';
import {
  adminBookMonthsEndpoint,
  adminDifferencesEndpoint,
  adminExportReconciliationsEndpoint,
  adminReconcileEndpoint,
  adminReconciliationEndpoint,
  type ReconciliationRunRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useEffect } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { reasonText } from '../../lib/failure/reason-text';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { RUN_TEXTS as TEXTS } from './messages';
import { NARROW_RUN, RUN_COLUMNS } from './run-columns';
import { useWholeList } from './useWholeList';

const WHILE_RUNNING_MS = 3_000;
const OTHERWISE_MS = 15_000;

const isRunning = ([newest]: readonly ReconciliationRunRow[]): boolean => newest?.state === 'running';

/** What was compared, and the button that compares now. What a run changes is read again when one has ended. */
export function RunList() {
  const { api } = useServices();
  const { notify } = useFeedback();
  const queries = useQueryClient();
  const list = useWholeList(adminReconciliationEndpoint, (runs) => (isRunning(runs) ? WHILE_RUNNING_MS : OTHERWISE_MS));
  const newest = list.rows?.[0];
  const seen = newest && `${newest.id}:${newest.state}`;
  useEffect(() => {
    if (seen === undefined) return;
    for (const endpoint of [adminDifferencesEndpoint, adminBookMonthsEndpoint])
      void queries.invalidateQueries({ queryKey: pagedListKey(endpoint) });
  }, [seen, queries]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.send(adminReconcileEndpoint),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => notify(`${TEXTS.compareFailed}: ${reasonText(error, TEXTS.unknown)}`, 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey: pagedListKey(adminReconciliationEndpoint) }),
  });
  return (
    <PagedTable<ReconciliationRunRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={RUN_COLUMNS}
      narrow={NARROW_RUN}
      rowId={({ id }) => id}
      toolbar={
        <>
          <ExportButton of="reconciliation" file={csvOf('reconciliations', adminExportReconciliationsEndpoint)} />
          <Button
            variant="outlined"
            loading={isPending}
            disabled={newest?.state === 'running'}
            onClick={() => mutate()}
          >
            {newest?.state === 'running' ? TEXTS.waits : TEXTS.compare}
          </Button>
        </>
      }
      failure={TEXTS.failed}
      empty={{ icon: Scale, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}
