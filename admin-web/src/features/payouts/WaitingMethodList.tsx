import {
  adminExportPayoutMethodsEndpoint,
  adminWaitingPayoutMethodsEndpoint,
  type WaitingPayoutMethodRow,
} from '@summit/contracts';
import { Landmark } from 'lucide-react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { DecisionButtons } from '../../lib/panel/DecisionButtons';
import { PAYOUT_METHOD_TEXTS as TEXTS } from './messages';
import { useDecidePayoutMethod } from './useDecidePayoutMethod';
import { NARROW_WAITING_METHOD, WAITING_METHOD_COLUMNS } from './waiting-method-columns';

/** Who wants to be paid another way: nobody of them is paid before somebody has looked at it (C-020). */
export function WaitingMethodList() {
  const list = usePagedList(adminWaitingPayoutMethodsEndpoint, {});
  const { approve, decline, deciding } = useDecidePayoutMethod();
  const actions = (row: WaitingPayoutMethodRow) => (
    <DecisionButtons
      yes={{
        label: TEXTS.approve,
        onClick: () => approve(row),
        blocked: row.asked.kind === 'unreadable' ? TEXTS.declineOnly : undefined,
      }}
      no={{ label: TEXTS.decline, onClick: () => decline(row) }}
      nameOf={(label) => `${label} ${row.speaker_name}`}
      busy={deciding === row.id}
    />
  );
  return (
    <PagedTable<WaitingPayoutMethodRow>
      title={TEXTS.title}
      list={list}
      toolbar={<ExportButton of="payout methods" file={csvOf('payout_methods', adminExportPayoutMethodsEndpoint)} />}
      tall
      columns={WAITING_METHOD_COLUMNS}
      narrow={NARROW_WAITING_METHOD}
      rowId={({ id }) => id}
      actions={{ width: 190, cell: actions }}
      failure={TEXTS.failed}
      empty={{ icon: Landmark, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}
