import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminWaitingPayoutMethodsEndpoint, type WaitingPayoutMethodRow } from '@summit/contracts';
import { Landmark } from 'lucide-react';
import { PagedTable } from '../../lib/paged-list/PagedTable';
import { usePagedList } from '../../lib/paged-list/usePagedList';
import { PAYOUT_METHOD_TEXTS as TEXTS } from './messages';
import { useDecidePayoutMethod } from './useDecidePayoutMethod';
import { NARROW_WAITING_METHOD, WAITING_METHOD_COLUMNS } from './waiting-method-columns';

/** Who wants to be paid another way: nobody of them is paid before somebody has looked at it (C-020). */
export function WaitingMethodList() {
  const list = usePagedList(adminWaitingPayoutMethodsEndpoint, {});
  const { approve, decline, deciding } = useDecidePayoutMethod();
  const actions = (row: WaitingPayoutMethodRow) => (
    <Stack direction="row" sx={{ gap: 0.75 }}>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${TEXTS.approve} ${row.speaker_name}`}
        loading={deciding === row.id}
        onClick={() => approve(row)}
      >
        {TEXTS.approve}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={`${TEXTS.decline} ${row.speaker_name}`}
        disabled={deciding === row.id}
        onClick={() => decline(row)}
      >
        {TEXTS.decline}
      </Button>
    </Stack>
  );
  return (
    <PagedTable<WaitingPayoutMethodRow>
      title={TEXTS.title}
      list={list}
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
