import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

export interface RankedBar {
  name: string;
  /** What stands at the right end. */
  figures: ReactNode;
  /** Length of the bar in percent of the row. */
  length: number;
}

/** A ranked list whose rows carry their share as a bar behind the words. */
export function RankedBars({ rows }: { rows: readonly RankedBar[] }) {
  return (
    <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
      {rows.map(({ name, figures, length }) => (
        <Box
          component="li"
          key={name}
          sx={{ position: 'relative', minHeight: 32, display: 'flex', alignItems: 'center' }}
        >
          <Box
            aria-hidden
            sx={{ position: 'absolute', inset: 0, width: `${length}%`, borderRadius: '6px', bgcolor: 'day1.tint' }}
          />
          <Box
            component="span"
            title={name}
            sx={{
              position: 'relative',
              flex: 1,
              minWidth: 0,
              px: 1.25,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {name}
          </Box>
          <Box component="span" className="tnum" sx={{ position: 'relative', flex: 'none', px: 1.25 }}>
            {figures}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
