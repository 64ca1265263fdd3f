import Stack from '@mui/material/Stack';
import { DifferenceList } from './DifferenceList';
import { MonthList } from './MonthList';
import { RunList } from './RunList';

/** Our book beside those of the providers, and its months. */
export function Reconciliation() {
  return (
    <Stack sx={{ gap: 2 }}>
      <RunList />
      <DifferenceList />
      <MonthList />
    </Stack>
  );
}
