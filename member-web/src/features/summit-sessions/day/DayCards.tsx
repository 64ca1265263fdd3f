import Box from '@mui/material/Box';
import type { SessionCard } from '@summit/contracts';
import { useWatchPositions } from '../session-queries';
import { DayCard } from './DayCard';

/** The sessions of one day in the order of the day. */
export function DayCards({ sessions }: { sessions: readonly SessionCard[] }) {
  const positions = useWatchPositions();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: { xs: 2, md: 2.5 } }}>
      {sessions.map((session) => (
        <DayCard key={session.id} session={session} position={positions.get(session.id)} />
      ))}
    </Box>
  );
}
