import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ResourcePartProps {
  /** Fragment of the address that leads here. */
  id: string;
  title: string;
  children: ReactNode;
}

export function ResourcePart({ id, title, children }: ResourcePartProps) {
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ mt: { xs: 6, md: 8 }, scrollMarginTop: 24 }}>
      <Typography
        id={`${id}-title`}
        variant="h3"
        component="h2"
        tabIndex={-1}
        sx={{ '&&': { outline: 'none' }, mb: 3 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}
