import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { rangeText } from '../messages';
import { ANCHOR_MARGIN } from './library-look';

export interface CollapsibleProps {
  id: string;
  title: string;
  from: number;
  to: number;
  level: 2 | 3;
  children: ReactNode;
}

/** A section or a part of one, open at first; its heading closes it (M-156). */
export function Collapsible({ id, title, from, to, level, children }: CollapsibleProps) {
  const [open, setOpen] = useState(true);
  const big = level === 2;
  return (
    <Box
      component="section"
      aria-labelledby={`${id}-title`}
      sx={big ? { borderTop: '2px solid var(--gs-palette-text-primary)', pt: 1.5, mb: 6 } : { mb: 3.5 }}
    >
      <Typography
        id={`${id}-title`}
        variant={big ? 'h3' : 'h5'}
        component={big ? 'h2' : 'h3'}
        sx={{ scrollMarginTop: ANCHOR_MARGIN }}
      >
        <ButtonBase
          id={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{
            display: 'flex',
            width: 1,
            gap: 1.5,
            py: 1,
            minHeight: 44,
            font: 'inherit',
            letterSpacing: 'inherit',
            textAlign: 'left',
            borderRadius: '8px',
            scrollMarginTop: ANCHOR_MARGIN,
          }}
        >
          <Box component="span" sx={{ flex: 1 }}>
            {title}
          </Box>
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.tertiary', fontFeatureSettings: '"tnum"', fontWeight: 400, letterSpacing: 0 }}
          >
            {rangeText(from, to)}
          </Typography>
          <Box
            component="span"
            sx={{ display: 'flex', color: 'text.tertiary', transform: open ? 'rotate(180deg)' : 'none', mr: 0.5 }}
          >
            <ChevronDown size={big ? 20 : 18} strokeWidth={1.75} aria-hidden />
          </Box>
        </ButtonBase>
      </Typography>
      {open && <Box sx={{ mt: big ? 1.5 : 0.5 }}>{children}</Box>}
    </Box>
  );
}
