import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PublicSession } from '@summit/contracts';
import { SUMMIT_DAYS } from '@summit/rules';
import { useQuery } from '@tanstack/react-query';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { AccessLink } from '../../../features/summit-sessions/AccessLink';
import { dayOfEditionPath } from '../../../features/summit-sessions/edition';
import { dayQuery } from '../../../features/summit-sessions/session-queries';
import { useServices } from '../../../lib/services';
import { dayLinkText, SESSION_TEXTS } from '../messages';

const boxStyle = {
  position: 'relative',
  mt: 2,
  p: 2.5,
  borderRadius: '16px',
  border: '1px solid var(--gs-palette-line-main)',
  bgcolor: 'background.paper',
} as const;

/** Comes when the film has ended: the next one of the day, or the next day. */
export function NextSession({ session }: { session: PublicSession }) {
  const { day, session_number, summit_id } = session;
  const { data } = useQuery({ ...dayQuery(useServices(), day, summit_id), staleTime: Infinity });
  if (!data) return null;
  const next = [...data.sessions]
    .sort((one, other) => one.session_number - other.session_number)
    .find((one) => one.session_number > session_number);
  const nextDay = SUMMIT_DAYS.find((one) => one === day + 1);
  if (!next && !nextDay) return null;
  return (
    <Box component="section" role="status" sx={boxStyle}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {next ? SESSION_TEXTS.nextUp : SESSION_TEXTS.nextDay}
      </Typography>
      {next ? (
        <>
          <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
            {next.topic}
          </Typography>
          <AccessLink label={SESSION_TEXTS.next} topic={next.topic} token={next.public_access_url} />
        </>
      ) : (
        nextDay && (
          <Link component={RouterLink} to={dayOfEditionPath(session, nextDay)} sx={{ fontWeight: 650 }}>
            {dayLinkText(nextDay)}
          </Link>
        )
      )}
    </Box>
  );
}
