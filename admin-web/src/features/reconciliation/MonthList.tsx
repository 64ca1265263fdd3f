import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  adminBookMonthsEndpoint,
  adminCloseMonthEndpoint,
  adminExportBookMonthsEndpoint,
  adminExportMonthEndpoint,
  type BookMonthRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookCheck } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { EXPORT_TIMEOUT_MS, useExport } from '../../lib/exports/useExport';
import { isCalledOff } from '../../lib/failure/called-off';
import { reasonText } from '../../lib/failure/reason-text';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { MONTH_TEXTS as TEXTS } from './messages';
import { MONTH_COLUMNS, monthName, NARROW_MONTH } from './month-columns';
import { useWholeList } from './useWholeList';

/** Months of the book: closed when nothing is open, then a file for the bookkeeper. */
export function MonthList() {
  const { api } = useServices();
  const { confirm, notify } = useFeedback();
  const queries = useQueryClient();
  const { save, busy: isSaving } = useExport();
  const list = useWholeList(adminBookMonthsEndpoint);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (month: string) => api.send(adminCloseMonthEndpoint, { params: { month } }),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => {
      if (!isCalledOff(error)) notify(`${TEXTS.closeFailed}: ${reasonText(error, TEXTS.unknown)}`, 'error');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: pagedListKey(adminBookMonthsEndpoint) }),
  });
  const close = async (month: string) => {
    const question = { title: TEXTS.closeTitle(monthName(month)), body: TEXTS.closeBody, confirmLabel: TEXTS.close };
    if (await confirm(question)) mutate(month);
  };
  const download = (month: string) =>
    save({
      load: (caller) => caller.download(adminExportMonthEndpoint, { params: { month }, timeoutMs: EXPORT_TIMEOUT_MS }),
      fallbackName: `book_${month}.csv`,
    });
  return (
    <PagedTable<BookMonthRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={MONTH_COLUMNS}
      narrow={NARROW_MONTH}
      rowId={({ month }) => month}
      toolbar={<ExportButton of="months" file={csvOf('book_months', adminExportBookMonthsEndpoint)} />}
      actions={{
        width: 120,
        cell: ({ month, state, open_differences }) => (
          <Stack direction="row">
            {state === 'open' && (
              <Button
                size="small"
                variant="outlined"
                disabled={open_differences > 0}
                loading={isPending && variables === month}
                aria-label={`${TEXTS.close} ${monthName(month)}`}
                onClick={() => void close(month)}
              >
                {TEXTS.close}
              </Button>
            )}
            {state === 'closed' && (
              <Button
                size="small"
                variant="outlined"
                loading={isSaving}
                aria-label={`${TEXTS.export} ${monthName(month)}`}
                onClick={() => download(month)}
              >
                {TEXTS.export}
              </Button>
            )}
          </Stack>
        ),
      }}
      failure={TEXTS.failed}
      empty={{ icon: BookCheck, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}
