import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { homeUrl } from '../../../lib/paths';
import { leftText, PROMPTS_TEXTS } from '../messages';
import { LIMIT_BANNER } from './PromptRow';

/** What is left of the day, as words and as a thin bar. */
export function Allowance({ viewed, limit }: { viewed: number; limit: number }) {
  const left = Math.max(0, limit - viewed);
  return (
    <Box sx={{ width: { xs: 1, sm: 220 } }}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600, fontFeatureSettings: '"tnum"' }}>
        {leftText(left, limit)}
      </Typography>
      <Box
        aria-hidden
        sx={{
          height: 4,
          mt: 0.75,
          forcedColorAdjust: 'none',
          borderRadius: '2px',
          bgcolor: 'var(--gs-palette-line-main)',
        }}
      >
        <Box
          sx={{ height: 1, borderRadius: '2px', bgcolor: left === 0 ? 'warning.main' : 'primary.main' }}
          style={{ width: `${(left / limit) * 100}%` }}
        />
      </Box>
    </Box>
  );
}

/** Why no more prompts open today, and the way on (M-155, M-165). */
export function LimitBanner({ text }: { text: string }) {
  return (
    <Alert id={LIMIT_BANNER} severity="warning" variant="outlined" role="alert" sx={{ borderColor: 'warning.main' }}>
      {text}{' '}
      <Link href={homeUrl} color="inherit" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {PROMPTS_TEXTS.completeRegistration}
      </Link>
    </Alert>
  );
}
