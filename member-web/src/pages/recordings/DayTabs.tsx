import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { SUMMIT_DAYS, type SummitDay } from '@summit/rules';
import { Link as RouterLink } from 'react-router-dom';
import { recordingsDayPath } from '../../lib/paths';
import { RECORDINGS_TEXTS } from './messages';

/** The five days of an edition; the one that is shown is marked. */
export function DayTabs({ summit, day }: { summit: 1 | 2; day: SummitDay }) {
  return (
    <Stack component="nav" aria-label={RECORDINGS_TEXTS.days} direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
      {SUMMIT_DAYS.map((one) => (
        <Link
          key={one}
          component={RouterLink}
          to={recordingsDayPath(summit, one)}
          underline="none"
          aria-current={one === day ? 'page' : undefined}
          sx={{
            px: 2,
            py: 1,
            borderRadius: '10px',
            fontWeight: 600,
            color: `day${one}.ink`,
            bgcolor: `day${one}.tint`,
            border: '1px solid transparent',
            '&:hover': { textDecoration: 'underline' },
            '@media (forced-colors: active)': { borderColor: 'Canvas' },
            '&[aria-current="page"]': { borderColor: 'currentColor' },
          }}
        >
          Day {one}
        </Link>
      ))}
    </Stack>
  );
}
