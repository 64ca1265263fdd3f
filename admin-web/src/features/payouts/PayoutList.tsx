import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PAYOUT_STATUSES, type PayoutListRow, type PayoutState } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { DecisionButtons } from '../../lib/panel/DecisionButtons';
import { useServices } from '../../lib/services';
import { PAYOUT_STATUS_NAMES, PAYOUT_TEXTS as TEXTS } from './messages';
import { NARROW_PAYOUT, PAYOUT_COLUMNS } from './payout-columns';
import { PAYPAL_FILE, payoutsFile, payoutsQuery } from './payouts-query';
import { useClosePayout } from './useClosePayout';

/** The payouts of the monthly runs: files for the transfer, and how it went (C-020). */
export function PayoutList() {
  const [status, setStatus] = useState<PayoutState>('processing');
  const { data: rows, error, isFetching, refetch } = useQuery(payoutsQuery(useServices(), status));
  const { close, closing } = useClosePayout();
  const isUnderWay = status === 'processing';
  const actions = (row: PayoutListRow) => (
    <DecisionButtons
      yes={{ label: TEXTS.markPaid, onClick: () => close(row, 'paid') }}
      no={{ label: TEXTS.markFailed, onClick: () => close(row, 'failed') }}
      nameOf={(label) => `${label}, ${row.speaker_name}`}
      busy={closing === row.id}
    />
  );
  return (
    <PagedTable<PayoutListRow>
      title={TEXTS.title}
      list={{ rows, total: rows?.length, error, isFetching, retry: () => void refetch() }}
      tall
      columns={PAYOUT_COLUMNS}
      narrow={NARROW_PAYOUT}
      rowId={({ id }) => id}
      {...(isUnderWay && { actions: { width: 220, cell: actions } })}
      toolbar={
        <>
          <ToggleButtonGroup
            exclusive
            value={status}
            onChange={(_event, next: PayoutState | null) => next && setStatus(next)}
            aria-label={TEXTS.status}
          >
            {PAYOUT_STATUSES.map((one) => (
              <ToggleButton key={one} value={one}>
                {PAYOUT_STATUS_NAMES[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ExportButton file={payoutsFile(status)} />
          {isUnderWay && <ExportButton file={PAYPAL_FILE} label={TEXTS.paypalFile} />}
        </>
      }
      failure={TEXTS.failed}
      empty={{ icon: HandCoins, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    />
  );
}
