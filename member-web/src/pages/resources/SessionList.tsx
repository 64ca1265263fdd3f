import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LibrarySession } from '@summit/contracts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { sessionPath } from '../../lib/paths';
import { RESOURCES_TEXTS } from './messages';

export interface SessionRowProps {
  session: LibrarySession;
  title: string;
  /** Below the title. */
  about: string;
  /** Second of the film at which to begin. */
  second?: number;
  children?: ReactNode;
}

/** One film of a series: what it is, who speaks, and the way to it. */
export function SessionRow({ session: { day, public_token }, title, about, second, children }: SessionRowProps) {
  return (
    <Box component="li" sx={{ py: 2, borderBottom: '1px solid var(--gs-palette-line-main)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box
          component="span"
          aria-hidden
          sx={{ flex: 'none', width: 10, height: 10, borderRadius: '50%', bgcolor: `day${day}.ink` }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
            {about}
          </Typography>
        </Box>
        <Button
          component={RouterLink}
          to={sessionPath(public_token, second)}
          size="small"
          variant="outlined"
          aria-label={`${RESOURCES_TEXTS.watch}: ${title}`}
          endIcon={<ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
        >
          {RESOURCES_TEXTS.watch}
        </Button>
      </Box>
      {children}
    </Box>
  );
}

export const seriesStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: '1px solid var(--gs-palette-line-main)',
} as const;

/** A series of sessions, one for each day (F-130). */
export function SessionList({ about, sessions }: { about: string; sessions: readonly LibrarySession[] }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{about}</Typography>
      <Box component="ol" sx={seriesStyle}>
        {sessions.map((session) => (
          <SessionRow
            key={session.public_token}
            session={session}
            title={session.topic}
            about={`Day ${session.day} · ${session.speaker_name} · ${session.duration_minutes} min`}
          />
        ))}
      </Box>
    </>
  );
}
