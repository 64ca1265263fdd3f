import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { securityPath, settingsPath } from '../../lib/paths';
import { PROFILE_TEXTS, SECURITY_TEXTS } from './messages';

const PARTS = [
  [PROFILE_TEXTS.information, settingsPath],
  [SECURITY_TEXTS.security, securityPath],
] as const;

/** The parts of the page; on a phone they follow each other and need no list. */
export function ProfileNav() {
  return (
    <Box
      component="nav"
      aria-label="Parts of the profile"
      sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 24, alignSelf: 'start' }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {PARTS.map(([label, to]) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              underline="none"
              sx={{
                display: 'block',
                px: 1.5,
                py: 1,
                ml: -1.5,
                borderRadius: '8px',
                color: 'text.secondary',
                '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
