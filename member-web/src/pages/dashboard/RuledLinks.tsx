import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChevronRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';

export interface RuledLink {
  title: string;
  note?: string;
  to: string;
}

/** Links as rows between hairlines; the whole row can be pressed. */
export function RuledLinks({ links }: { links: readonly RuledLink[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: '1px solid var(--gs-palette-line-main)' }}>
      {links.map(({ title, note, to }) => (
        <Box component="li" key={to} sx={{ borderBottom: '1px solid var(--gs-palette-line-main)' }}>
          <Link
            component={RouterLink}
            to={to}
            color="inherit"
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.75,
              px: 1,
              mx: -1,
              borderRadius: '8px',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {title}
              </Typography>
              {note && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
                >
                  {note}
                </Typography>
              )}
            </Box>
            <Box component="span" sx={{ display: 'flex', color: 'text.tertiary' }}>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </Box>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
