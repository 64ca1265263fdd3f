import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export interface MoneyRow {
  key: string;
  label: string;
  /** US dollars; below zero for what went back. */
  amount: number;
  strong?: boolean;
}

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Amounts below each other under a small heading. */
export function MoneyRows({ title, rows }: { title: string; rows: readonly MoneyRow[] }) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ key, label, amount, strong = false }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5, fontWeight: strong ? 650 : 400 }}
          >
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
            </Box>{' '}
            <Box component="span" className="tnum">
              {USD.format(amount)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
