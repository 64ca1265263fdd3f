import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  adminExportDeskRefundsEndpoint,
  adminApproveRefundEndpoint,
  adminDeclineRefundEndpoint,
  adminDeskRefundsEndpoint,
  type DeskRefundRow,
} from '@summit/contracts';
import { useFeedback } from '@summit/ui/feedback/useFeedback';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatDollars } from '../../lib/format/format-figures';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';
import { REFUND_TEXTS as TEXTS } from './messages';
import { NARROW_REFUND, REFUND_COLUMNS } from './refund-columns';
import { RefundDialog } from './RefundDialog';
import { useDeskCall } from './useDeskCall';

/** What the desk paid back, and what waits for its second approver. */
export function DeskRefundList() {
  const { api } = useServices();
  const { confirm } = useFeedback();
  const { busy, call } = useDeskCall();
  const [isBeginning, begin] = useState(false);
  const list = usePagedList(adminDeskRefundsEndpoint, {});
  const approve = async (refund: DeskRefundRow) => {
    const { id, amount, kept } = refund;
    const title = TEXTS.approveTitle(formatDollars(amount));
    if (!(await confirm({ title, body: <RefundQuestion refund={refund} />, confirmLabel: TEXTS.approve }))) return;
    const request = { params: { refund_id: id }, body: { seen_kept: kept } };
    await call(id, TEXTS.decideFailed, () => api.send(adminApproveRefundEndpoint, request));
  };
  const decline = async ({ id, mine }: DeskRefundRow) => {
    const confirmLabel = mine ? TEXTS.withdraw : TEXTS.decline;
    if (!(await confirm({ title: TEXTS.declineTitle, body: TEXTS.declineBody, confirmLabel }))) return;
    await call(id, TEXTS.decideFailed, () => api.send(adminDeclineRefundEndpoint, { params: { refund_id: id } }));
  };
  const actions = (row: DeskRefundRow) =>
    row.state === 'waiting' && (
      <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {row.mine ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {TEXTS.mine}
          </Typography>
        ) : (
          <Button
            size="small"
            variant="outlined"
            loading={busy === row.id}
            aria-label={`${TEXTS.approve} ${row.email ?? row.order_number}`}
            onClick={() => void approve(row)}
          >
            {TEXTS.approve}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={busy === row.id}
          aria-label={`${row.mine ? TEXTS.withdraw : TEXTS.decline} ${row.email ?? row.order_number}`}
          onClick={() => void decline(row)}
        >
          {row.mine ? TEXTS.withdraw : TEXTS.decline}
        </Button>
      </Stack>
    );
  return (
    <PagedTable<DeskRefundRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={REFUND_COLUMNS}
      narrow={NARROW_REFUND}
      rowId={({ id }) => id}
      actions={{ width: 190, cell: actions }}
      toolbar={
        <>
          <ExportButton of="refunds" file={csvOf('refunds', adminExportDeskRefundsEndpoint)} />
          <Button variant="outlined" onClick={() => begin(true)}>
            {TEXTS.begin}
          </Button>
        </>
      }
      failure={TEXTS.failed}
      empty={{ icon: Undo2, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    >
      {isBeginning && <RefundDialog onClose={() => begin(false)} />}
    </PagedTable>
  );
}

/** Why, and what is kept of the order, also where that is not what whoever asked saw. */
function RefundQuestion({ refund: { reason, kept, kept_when_asked: before } }: { refund: DeskRefundRow }) {
  const hasChanged = before !== null && before !== kept;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{reason}</Typography>
      <Typography variant="body2">{TEXTS.keptNow(formatDollars(kept))}</Typography>
      {hasChanged && (
        <Alert severity="warning" variant="outlined">
          {TEXTS.keptChanged(formatDollars(before))}
        </Alert>
      )}
    </Stack>
  );
}
