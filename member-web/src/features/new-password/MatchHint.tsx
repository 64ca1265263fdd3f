import Box from '@mui/material/Box';
import { Check, X } from 'lucide-react';
import { NEW_PASSWORD_TEXTS } from './messages';

/** Whether both passwords are the same: color, icon and words (M-030). */
export function MatchHint({ matches }: { matches: boolean }) {
  const Icon = matches ? Check : X;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: matches ? 'success.main' : 'error.main',
        fontWeight: 550,
      }}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {matches ? NEW_PASSWORD_TEXTS.hintMatch : NEW_PASSWORD_TEXTS.hintMismatch}
    </Box>
  );
}
