import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  adminPayoutsEndpoint,
  PAYOUT_STATUSES,
  type PayoutApprovalState,
  type PayoutListRow,
  type PayoutState,
} from '@summit/contracts';
import { HandCoins } from 'lucide-react';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { DecisionButtons } from '../../lib/panel/DecisionButtons';
import { PAYOUT_DECISIONS, PAYOUT_STATUS_NAMES, PAYOUT_TEXTS as TEXTS } from './messages';
import { APPROVAL_COLUMN, CLOSED_COLUMN, NARROW_PAYOUT, PAYOUT_COLUMNS } from './payout-columns';
import { PAYPAL_FILE, payoutsFile } from './payouts-query';
import { useDecidePayout, type PayoutDecision } from './useDecidePayout';

/** What is next for a payout under way; null: that is for another owner. */
const NEXT = {
  not_needed: 'paid',
  given: 'paid',
  needed: 'approve',
  given_by_you: null,
} as const satisfies Record<PayoutApprovalState, PayoutDecision | null>;

/** The payouts of the monthly runs: files for the transfer, and how it went (C-020). */
export function PayoutList() {
  const [status, setStatus] = useAddressChoice('payouts', PAYOUT_STATUSES);
  const { answer, ...list } = usePagedList(adminPayoutsEndpoint, { status });
  const { decide, deciding } = useDecidePayout();
  const isUnderWay = status === 'processing';
  const stopped = isUnderWay ? (answer?.for_two_owners ?? 0) : 0;
  const button = (row: PayoutListRow, decision: PayoutDecision) => ({
    label: PAYOUT_DECISIONS[decision].verb,
    onClick: () => decide(row, decision),
  });
  const actions = (row: PayoutListRow) => {
    const next = NEXT[row.approval];
    return (
      <DecisionButtons
        yes={next && button(row, next)}
        no={button(row, 'failed')}
        nameOf={(label) => `${label}, ${row.speaker_name}`}
        busy={deciding === row.id}
      />
    );
  };
  const table = (
    <PagedTable<PayoutListRow>
      title={TEXTS.title}
      list={list}
      tall
      columns={[...PAYOUT_COLUMNS, isUnderWay ? APPROVAL_COLUMN : CLOSED_COLUMN]}
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
  return (
    <Stack sx={{ gap: 1.5 }}>
      {stopped > 0 && <Alert severity="info">{TEXTS.twoOwners(stopped)}</Alert>}
      {table}
    </Stack>
  );
}
