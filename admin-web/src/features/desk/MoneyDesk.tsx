import Stack from '@mui/material/Stack';
import { DeskEventList } from './DeskEventList';
import { DeskRefundList } from './DeskRefundList';
import { StuckOrderList } from './StuckOrderList';

/** Where money or its delivery is stuck, what goes back, and what the providers told us. */
export function MoneyDesk() {
  return (
    <Stack sx={{ gap: 2 }}>
      <StuckOrderList />
      <DeskRefundList />
      <DeskEventList />
    </Stack>
  );
}
