import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DASHBOARD_TEXTS } from './messages';

export interface OfficeBarProps {
  menuOpen: boolean;
  onMenu?: () => void;
  /** What an administrator can do from everywhere. */
  children?: ReactNode;
}

/** The bar above every tab, with the name of the place. */
export function OfficeBar({ menuOpen, onMenu, children }: OfficeBarProps) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        minHeight: 64,
        borderBottom: '1px solid var(--gs-palette-line-main)',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
        sx={{ display: { md: 'none' }, ml: -1 }}
      >
        <MenuIcon size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.0625rem', md: '1.1875rem' } }}>
          {DASHBOARD_TEXTS.title}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', lineHeight: 1.2 }}>
          {DASHBOARD_TEXTS.subtitle}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
}
