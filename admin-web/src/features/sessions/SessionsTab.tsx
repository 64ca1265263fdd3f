import Stack from '@mui/material/Stack';
import type { SummitKey } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { useState } from 'react';
import { GiftClicks } from './GiftClicks';
import { SessionList } from './SessionList';

/** Which sessions the tab shows. */
export interface SessionFilter {
  day: SummitDay | null;
  edition: SummitKey | null;
}

/** Tab `sessions`: the talks of both editions, and who opened their gifts (A-165..A-181). */
export function SessionsTab() {
  const [filter, setFilter] = useState<SessionFilter>({ day: null, edition: null });
  return (
    <Stack sx={{ gap: 2 }}>
      <SessionList filter={filter} onFilter={setFilter} />
      <GiftClicks filter={filter} />
    </Stack>
  );
}
