import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SUMMIT_DAYS } from '@summit/rules';
import { Link as RouterLink } from 'react-router-dom';
import { dayPath, sessionsPath } from '../../lib/paths';
import { RESOURCES_TEXTS } from './messages';
import { WideCard } from './WideCard';

/** All sessions, or one of the five days (M-075). */
export function SummitSessions() {
  return (
    <>
      <WideCard
        title={RESOURCES_TEXTS.sessionsCard}
        about={RESOURCES_TEXTS.sessionsAbout}
        action={RESOURCES_TEXTS.viewSessions}
        to={sessionsPath}
      />
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1.5 }}>
        {RESOURCES_TEXTS.browseByDay}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {SUMMIT_DAYS.map((day) => (
          <Button
            key={day}
            component={RouterLink}
            to={dayPath(day)}
            variant="outlined"
            startIcon={
              <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `day${day}.ink` }} />
            }
          >
            Day {day}
          </Button>
        ))}
      </Stack>
    </>
  );
}
