import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import {
  adminExportStatementEndpoint,
  type AffiliateRow,
  type SpeakerCommission,
  type SpeakerEarnings,
} from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useId, useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { formatDollars } from '../../lib/format/format-figures';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { KpiStrip, type Kpi } from '../../lib/panel/KpiStrip';
import { useServices } from '../../lib/services';
import { STATEMENT_TEXTS as TEXTS } from './messages';
import { COMMISSION_COLUMNS, NARROW_COMMISSION, receiptAction } from './payout-columns';
import { STATEMENT_PAGE, statementQuery } from './payouts-query';

const figuresOf = (earnings: SpeakerEarnings | undefined): Kpi[] => {
  const figure = (label: string, amount: number | undefined): Kpi => ({
    label,
    value: amount === undefined ? null : formatDollars(amount),
  });
  return [
    figure('Earned', earnings?.earned),
    figure('Payable', earnings?.payable),
    figure('Held', earnings?.held),
    figure('In a payout', earnings?.in_payout),
    figure('Paid', earnings?.paid),
  ];
};

export interface StatementDialogProps {
  affiliate: AffiliateRow;
  onReceipt: (orderId: string) => void;
  onClose: () => void;
}

/** What an affiliate's commissions come to, order by order, with hold, reason and what was taken back (C-020). */
export function StatementDialog({ affiliate, onReceipt, onClose }: StatementDialogProps) {
  const id = useId();
  const [page, setPage] = useState(0);
  const { data, error, isFetching, refetch } = useQuery(statementQuery(useServices(), affiliate.speaker_code, page));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>
        {TEXTS.title} {affiliate.speaker_name}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {!(error && !data) && <KpiStrip label={TEXTS.figures} items={figuresOf(data?.earnings)} />}
          <PagedTable<SpeakerCommission>
            title={TEXTS.commissions}
            toolbar={
              <ExportButton
                of="statement"
                file={csvOf('statement', adminExportStatementEndpoint, {
                  params: { speaker_code: affiliate.speaker_code },
                  query: {},
                })}
              />
            }
            list={{
              rows: data?.data,
              total: data?.total,
              error,
              isFetching,
              retry: () => void refetch(),
              paging: data && {
                page,
                pageSize: STATEMENT_PAGE,
                total: data.total,
                sizes: [STATEMENT_PAGE],
                onChange: (next) => setPage(next.page),
              },
            }}
            wraps
            columns={COMMISSION_COLUMNS}
            narrow={NARROW_COMMISSION}
            rowId={({ order_id }) => order_id}
            actions={receiptAction(onReceipt)}
            failure={TEXTS.failed}
            empty={{ icon: HandCoins, title: TEXTS.empty, reason: TEXTS.emptyReason }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
