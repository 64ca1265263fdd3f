import { adminExportInstallmentsEndpoint, adminPendingInstallmentsEndpoint } from '@summit/contracts';
import { CalendarClock } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { PLAN_TEXTS } from './messages';
import { narrowPlan, PLAN_COLUMNS } from './plan-columns';

/** Tab `installments`: the plans that still have a payment to come (A-085..A-089). */
export function InstallmentsTab() {
  const list = usePagedList(adminPendingInstallmentsEndpoint, {}, [50, 100]);
  return (
    <PagedTable
      title={PLAN_TEXTS.title}
      list={list}
      toolbar={
        <ExportButton of="pending installments" file={csvOf('pending_installments', adminExportInstallmentsEndpoint)} />
      }
      tall
      columns={PLAN_COLUMNS}
      narrow={narrowPlan}
      rowId={({ id }) => id}
      failure={PLAN_TEXTS.failed}
      empty={{ icon: CalendarClock, title: PLAN_TEXTS.empty, reason: PLAN_TEXTS.emptyReason }}
    />
  );
}
