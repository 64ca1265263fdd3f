import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SummitDay } from '@summit/rules';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AllSessionsButton } from './AllSessionsButton';

export interface DayLinksProps {
  title: string;
  days: readonly SummitDay[];
  /** Where the button of a day leads. */
  pathOf: (day: SummitDay) => string;
}

/** Buttons that lead to other days, and to all of them. */
export function DayLinks({ title, days, pathOf }: DayLinksProps) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id} sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
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
        <AllSessionsButton />
      </Stack>
    </Box>
  );
}
