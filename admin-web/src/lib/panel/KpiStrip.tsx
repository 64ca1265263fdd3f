import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Kpi {
  label: string;
  /** Formatted; null while it is loading. */
  value: ReactNode;
  /** One line that explains the figure. */
  note?: ReactNode;
}

const LINE = '1px solid var(--gs-palette-line-main)';

/** The figures of a tab as one ruled strip: two in a row on a phone, all of them on a wide screen. */
export function KpiStrip({ label, items }: { label: string; items: readonly Kpi[] }) {
  const wide = items.length;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={label}
      aria-busy={items.some(({ value }) => value === null)}
      sx={{ borderRadius: '12px', overflow: 'hidden' }}
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${wide}, minmax(0, 1fr))` },
          '@media print': { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
          // Each cell draws its upper and left rule; the strip hides those at its own edge.
          mt: '-1px',
          ml: '-1px',
        }}
      >
        {items.map(({ label: name, value, note }) => (
          <Box
            key={name}
            sx={{
              p: { xs: 2, md: 2.5 },
              borderTop: LINE,
              borderLeft: LINE,
              '&:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
              '@media print': { '&&:last-of-type:nth-of-type(odd)': { gridColumn: 'auto' } },
            }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 550, mb: 0.5 }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              {value === null ? (
                <Skeleton variant="rounded" width={88} height={27} />
              ) : (
                <Typography variant="figure">{value}</Typography>
              )}
              {note !== undefined && (
                <Typography variant="caption" sx={{ color: 'text.tertiary', display: 'block', mt: 0.5 }}>
                  {value === null ? '\u00a0' : note}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
