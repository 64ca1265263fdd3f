import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Mark } from '@summit/ui/art/Mark';
import type { ReactNode } from 'react';
import { usePageTitle } from '@summit/web-app/page/usePageTitle';

export interface SignInCardProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Beneath the card. */
  note?: ReactNode;
}

/** The one card of the pages on which nobody is signed in yet (ui.md 4.3, Login). */
export function SignInCard({ title, lead, children, note }: SignInCardProps) {
  usePageTitle(title);
  return (
    <Box
      component="main"
      id="main"
      tabIndex={-1}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        px: 2,
        py: { xs: 4, sm: 8 },
        outline: 'none',
      }}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, borderRadius: '12px', p: { xs: 2.5, sm: 4 } }}>
        <Box aria-hidden sx={{ lineHeight: 0, mb: 2.5 }}>
          <Mark size={40} />
        </Box>
        <Typography variant="h1">{title}</Typography>
        {lead && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
            {lead}
          </Typography>
        )}
        <Box sx={{ mt: 3 }}>{children}</Box>
      </Paper>
      {note && (
        <Typography
          variant="caption"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary', mt: 2 }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}
