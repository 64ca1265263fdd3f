import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DASHBOARD_TEXTS } from './messages';

/** The red border with its warning around everything that deletes. */
export function DangerFrame({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '12px', borderColor: 'error.main', overflow: 'hidden' }}>
      <Box
        role="note"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 2.5,
          py: 1.5,
          fontWeight: 650,
          color: 'error.main',
          bgcolor: 'color-mix(in srgb, var(--gs-palette-error-main) 9%, transparent)',
          borderBottom: '1px solid var(--gs-palette-error-main)',
        }}
      >
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
        {DASHBOARD_TEXTS.dangerTitle}
      </Box>
      <Box sx={{ p: 2 }}>{children}</Box>
    </Paper>
  );
}
