import Stack from '@mui/material/Stack';
import { GiftClicks } from './GiftClicks';
import { useSessionFilter } from './session-filter';
import { SessionList } from './SessionList';

/** Tab `sessions`: the talks of both editions, and who opened their gifts (A-165..A-181). */
export function SessionsTab() {
  const [filter, setFilter] = useSessionFilter();
  return (
    <Stack sx={{ gap: 2 }}>
      <SessionList filter={filter} onFilter={setFilter} />
      <GiftClicks filter={filter} />
    </Stack>
  );
}
