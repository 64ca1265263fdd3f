import Box from '@mui/material/Box';
import type { SessionCard } from '@summit/contracts';
import { commonWindow } from '../access-windows';
import { useWatchPositions } from '../session-queries';
import { DayCard } from './DayCard';

export interface DayCardsProps {
  sessions: readonly SessionCard[];
  /** Everybody may watch: cards say when, unless that is the same for the whole day. */
  isPublic?: boolean;
}

/** The sessions of one day in the order of the day. */
export function DayCards({ sessions, isPublic = false }: DayCardsProps) {
  const positions = useWatchPositions();
  const saysWindow = isPublic && !commonWindow(sessions);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: { xs: 2, md: 2.5 } }}>
      {sessions.map((session) => (
        <DayCard key={session.id} session={session} position={positions.get(session.id)} saysWindow={saysWindow} />
      ))}
    </Box>
  );
}
