import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const SIDE = {
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
} as const;

/** The dashboard's places: `side` where there is room for it, and the rest beside it. */
export function OfficeFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '236px minmax(0, 1fr)' },
        minHeight: '100dvh',
      }}
    >
      <Box
        component="aside"
        aria-label="Sidebar"
        sx={{
          display: { xs: 'none', md: 'block' },
          borderRight: '1px solid var(--gs-palette-line-main)',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={SIDE}>{side}</Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
