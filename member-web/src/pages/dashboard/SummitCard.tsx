import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CURRENT_SUMMIT_KEY, type Summit } from '@summit/content';
import { SUMMIT_DAYS } from '@summit/rules';
import { Relief } from '@summit/ui/art/Relief';
import { ArrowRight, Lock } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { recordingsDayPath, vipUrl } from '../../lib/paths';
import { DASHBOARD_TEXTS } from './messages';

const ART_DAY = { 1: 1, 2: 5 } as const;

/** The five days of an edition that is open to the member, and its first day as the way in (M-042, M-043). */
function OpenSummit({ summit }: { summit: Summit }) {
  const name = `Summit ${summit.number}`;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mt: 'auto', pt: 2.5 }}>
      <Button
        component={RouterLink}
        to={recordingsDayPath(summit.number, 1)}
        variant="contained"
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden />}
        aria-label={`${DASHBOARD_TEXTS.open} ${name}, ${summit.title}`}
      >
        {DASHBOARD_TEXTS.open}
      </Button>
      <Stack component="nav" aria-label={`Days of ${name}`} direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        <Typography component="span" variant="body2" aria-hidden sx={{ color: 'text.secondary', mr: 0.5 }}>
          Day
        </Typography>
        {SUMMIT_DAYS.map((day) => (
          <Link
            key={day}
            component={RouterLink}
            to={recordingsDayPath(summit.number, day)}
            underline="none"
            aria-label={`Day ${day} of ${name}`}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 32,
              height: 32,
              borderRadius: '8px',
              bgcolor: `day${day}.tint`,
              color: `day${day}.ink`,
              fontWeight: 650,
              fontFeatureSettings: '"tnum"',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {day}
          </Link>
        ))}
      </Stack>
    </Stack>
  );
}

/** M-044: says what is missing and where it is to be had. VIP opens the current edition only, so no other card sells it (C-098). */
function LockedSummit({ summit }: { summit: Summit }) {
  return (
    <Box sx={{ mt: 'auto', pt: 2.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: 'text.secondary', mb: 2 }}>
        <Lock size={18} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
        <Typography variant="body2">{DASHBOARD_TEXTS.locked}</Typography>
      </Stack>
      {summit.key === CURRENT_SUMMIT_KEY ? (
        <Button href={vipUrl} variant="outlined">
          {DASHBOARD_TEXTS.upgrade}
        </Button>
      ) : (
        <Typography variant="body2">{DASHBOARD_TEXTS.notSold}</Typography>
      )}
    </Box>
  );
}

export interface SummitCardProps {
  summit: Summit;
  hasAccess: boolean;
}

/** One edition: open with its days, or locked and gray (M-042..M-044). The server decides again when a recording is opened. */
export function SummitCard({ summit, hasAccess }: SummitCardProps) {
  const titleId = `summit-${summit.number}`;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 3fr' },
        gridTemplateRows: { xs: 'auto 1fr', lg: '1fr' },
        borderRadius: '16px',
        overflow: 'hidden',
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          aspectRatio: { xs: '16 / 9', sm: '21 / 9', lg: 'auto' },
          '& .relief, & svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
          ...(!hasAccess && { filter: 'grayscale(1)', opacity: 0.55 }),
        }}
      >
        <Relief seed={summit.key} day={ART_DAY[summit.number]} w={480} h={300} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', p: { xs: 2.5, sm: 3 } }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Summit {summit.number}
        </Typography>
        <Typography id={titleId} variant="h3" sx={{ mt: 0.25, ...(!hasAccess && { color: 'text.secondary' }) }}>
          {summit.title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {summit.cardDate} · {summit.dayCount} days · {summit.cardSessions} · {DASHBOARD_TEXTS.lifetime}
        </Typography>
        {hasAccess ? <OpenSummit summit={summit} /> : <LockedSummit summit={summit} />}
      </Box>
    </Paper>
  );
}
