import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { Link as RouterLink } from 'react-router-dom';
import { sessionsPath } from '../../../lib/paths';
import { DAY_LIST_TEXTS } from './messages';

export interface OtherDaysProps {
  day: SummitDay;
  /** Where the button of a day leads. */
  pathOf: (day: SummitDay) => string;
}

/** Ends a day: the days before it; on the first two, where few are before, all the others (M-138). */
export function OtherDays({ day, pathOf }: OtherDaysProps) {
  const later = day > 2;
  const days = SUMMIT_DAYS.filter((one) => (later ? one < day : one !== day));
  return (
    <Box component="nav" aria-labelledby="days-title" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography id="days-title" variant="h4" component="h2" sx={{ mb: 2 }}>
        {later ? DAY_LIST_TEXTS.previousDays : DAY_LIST_TEXTS.otherDays}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {days.map((one) => (
          <Button
            key={one}
            component={RouterLink}
            to={pathOf(one)}
            variant="outlined"
            startIcon={
              <Box component="span" sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: `day${one}.ink` }} />
            }
          >
            Day {one}
          </Button>
        ))}
        <Button component={RouterLink} to={sessionsPath} variant="contained">
          {DAY_LIST_TEXTS.allSessions}
        </Button>
      </Stack>
    </Box>
  );
}
