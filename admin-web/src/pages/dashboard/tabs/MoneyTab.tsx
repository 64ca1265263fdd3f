import Stack from '@mui/material/Stack';
import { DeskEventList } from '../../../features/desk/DeskEventList';
import { DeskRefundList } from '../../../features/desk/DeskRefundList';
import { StuckOrderList } from '../../../features/desk/StuckOrderList';
import { Reconciliation } from '../../../features/reconciliation/Reconciliation';
import { useAddressChoice } from '../../../lib/paged-list/useAddressValue';
import { SubTabs } from '../../../lib/panel/SubTabs';

const PARTS = [
  {
    id: 'orders',
    label: 'Stuck orders and refunds',
    content: (
      <Stack sx={{ gap: 2 }}>
        <StuckOrderList />
        <DeskRefundList />
      </Stack>
    ),
  },
  { id: 'books', label: 'Reconciliation', content: <Reconciliation /> },
  { id: 'inbox', label: 'Provider inbox', content: <DeskEventList /> },
] as const;
const PART_IDS = ['orders', 'books', 'inbox'] as const;

/** Tab `money`: what is stuck and goes back, what the books say, what providers told us. `?part=` says which. */
export function MoneyTab() {
  const [part, setPart] = useAddressChoice('part', PART_IDS);
  return (
    <Stack sx={{ gap: 2 }}>
      <SubTabs label="Parts of the money desk" tabs={PARTS} value={part} onChange={setPart} />
    </Stack>
  );
}
