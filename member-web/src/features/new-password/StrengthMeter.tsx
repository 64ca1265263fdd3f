import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PASSWORD_STRENGTHS, passwordStrength, type PasswordStrength } from '@summit/rules';
import { visuallyHidden } from '@summit/ui/layout/visually-hidden';
import { useDebounced } from '@summit/web-app/timing/useDebounced';
import { NEW_PASSWORD_TEXTS } from './messages';

const COLORS: Record<PasswordStrength, string> = {
  'Too Short': 'error.main',
  Weak: 'warning.main',
  Good: 'day2.ink',
  Strong: 'success.main',
  'Very Strong': 'success.main',
};
const SEGMENTS = [1, 2, 3, 4] as const;
/** Long enough that only the outcome of typing is spoken. */
const QUIET_MS = 800;

/** Four segments and a word (M-034). Nothing is judged before something is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const spoken = useDebounced(password === '' ? '' : `${NEW_PASSWORD_TEXTS.strength}: ${strength}`, QUIET_MS);
  const level = PASSWORD_STRENGTHS.indexOf(strength);
  return (
    <>
      {password !== '' && (
        <Stack direction="row" aria-hidden sx={{ alignItems: 'center', gap: 1.5, mt: -1 }}>
          <Box
            sx={{
              flex: 1,
              display: 'grid',
              gridTemplateColumns: 'repeat(4, 1fr)',
              gap: 0.5,
              forcedColorAdjust: 'none',
            }}
          >
            {SEGMENTS.map((segment) => (
              <Box
                key={segment}
                sx={{ height: 6, borderRadius: '3px', bgcolor: segment <= level ? COLORS[strength] : 'line.main' }}
              />
            ))}
          </Box>
          <Typography
            variant="body2"
            data-testid="strength"
            sx={{ color: COLORS[strength], fontWeight: 600, minWidth: 88, textAlign: 'right' }}
          >
            {strength}
          </Typography>
        </Stack>
      )}
      <span role="status" style={visuallyHidden}>
        {spoken}
      </span>
    </>
  );
}
