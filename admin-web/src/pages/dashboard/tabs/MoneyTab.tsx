import Stack from '@mui/material/Stack';
import { MoneyDesk } from '../../../features/desk/MoneyDesk';
import { Reconciliation } from '../../../features/reconciliation/Reconciliation';

/** Tab `money`: what is stuck and goes back, then what the books say. */
export function MoneyTab() {
  return (
    <Stack sx={{ gap: 2 }}>
      <MoneyDesk />
      <Reconciliation />
    </Stack>
  );
}
