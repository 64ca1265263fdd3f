import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  adminExportBuyerRequestsEndpoint,
  adminBuyerRequestsEndpoint,
  BUYER_REQUEST_STATES,
  type BuyerRequestRow,
  type BuyerRequestState,
} from '@summit/contracts';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '../../lib/exports/csv-of';
import { ExportButton } from '../../lib/exports/ExportButton';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { useAddressChoice } from '../../lib/paged-list/useAddressValue';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { useStaffRole } from '../../lib/session/useStaffRole';
import { ApproveRequestDialog } from './ApproveRequestDialog';
import { DeclineRequestDialog } from './DeclineRequestDialog';
import { REQUEST_STATE_NAMES, REQUEST_TEXTS as TEXTS } from './messages';
import { NARROW_REQUEST, REQUEST_COLUMNS } from './request-columns';

interface Answer {
  request: BuyerRequestRow;
  yes: boolean;
}

/** What buyers ask for, those first who wait for an answer. */
export function BuyerRequestsView() {
  const mayPay = useStaffRole() !== 'support';
  const [state, setState] = useAddressChoice('requests', BUYER_REQUEST_STATES);
  const [answering, setAnswering] = useState<Answer | null>(null);
  const list = usePagedList(adminBuyerRequestsEndpoint, { state });
  const actions = (request: BuyerRequestRow) => {
    const whose = request.email ?? request.order_number;
    return (
      <Stack direction="row" sx={{ gap: 0.75 }}>
        {mayPay && (
          <Button
            size="small"
            variant="outlined"
            aria-label={`${TEXTS.approve} ${whose}`}
            onClick={() => setAnswering({ request, yes: true })}
          >
            {TEXTS.approve}
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={`${TEXTS.decline} ${whose}`}
          onClick={() => setAnswering({ request, yes: false })}
        >
          {TEXTS.decline}
        </Button>
      </Stack>
    );
  };
  // As the list has it now: what is kept changes where somebody else pays back meanwhile.
  const asked = answering && (list.rows?.find(({ id }) => id === answering.request.id) ?? answering.request);
  const Dialog = answering?.yes ? ApproveRequestDialog : DeclineRequestDialog;
  return (
    <PagedTable<BuyerRequestRow>
      title={TEXTS.title}
      list={list}
      wraps
      columns={REQUEST_COLUMNS}
      narrow={NARROW_REQUEST}
      rowId={({ id }) => id}
      {...(state === 'pending' && { actions: { width: 190, cell: actions } })}
      toolbar={
        <>
          <ToggleButtonGroup
            exclusive
            value={state}
            onChange={(_event, next: BuyerRequestState | null) => next && setState(next)}
            aria-label={TEXTS.state}
          >
            {BUYER_REQUEST_STATES.map((one) => (
              <ToggleButton key={one} value={one}>
                {REQUEST_STATE_NAMES[one]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ExportButton
            of="buyer requests"
            file={csvOf('buyer_requests', adminExportBuyerRequestsEndpoint, { query: { state } })}
          />
        </>
      }
      failure={TEXTS.failed}
      empty={{ icon: Inbox, title: TEXTS.empty, reason: TEXTS.emptyReason }}
    >
      {asked && <Dialog request={asked} onClose={() => setAnswering(null)} />}
    </PagedTable>
  );
}
