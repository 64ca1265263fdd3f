import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SetupStepProps {
  number: number;
  title: string;
  about?: string;
  last?: boolean;
  children: ReactNode;
}

/** One of the three steps, joined to the next by a line. All are open: none has to be left before the next is read. */
export function SetupStep({ number, title, about, last = false, children }: SetupStepProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '32px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 1,
        pb: last ? 0 : 4,
        ...(!last && {
          '&::before': {
            content: '""',
            display: { xs: 'none', sm: 'block' },
            position: 'absolute',
            left: 15.5,
            top: 40,
            bottom: 8,
            borderLeft: '1px solid var(--gs-palette-line-main)',
          },
        }),
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 32,
          borderRadius: '8px',
          bgcolor: 'day1.tint',
          color: 'day1.ink',
          fontWeight: 650,
        }}
      >
        {number}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h4" sx={{ mt: { sm: 0.5 } }}>
          {title}
        </Typography>
        {about && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {about}
          </Typography>
        )}
        <Box sx={{ mt: 2 }}>{children}</Box>
      </Box>
    </Box>
  );
}
