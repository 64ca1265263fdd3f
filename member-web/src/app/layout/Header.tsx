import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { SchemeSwitch } from '@summit/ui/scheme/SchemeSwitch';
import { Link as RouterLink, NavLink } from 'react-router-dom';
import { dashboardPath, homeUrl, loginPath, promptsPath, sessionsPath } from '../../lib/paths';
import { useVipSession } from '../../lib/services';
import { AccountMenu } from './AccountMenu';

const linkStyle = {
  px: 1,
  py: 0.75,
  color: 'text.secondary',
  fontSize: '0.9375rem',
  '&:hover': { color: 'text.primary' },
  '&[aria-current="page"]': { color: 'text.primary', fontWeight: 650 },
} as const;

/** Header of every page but those of the sign-in (ui.md 4.2). On a phone the links move into the menu. */
export function Header() {
  const signedIn = useVipSession().token !== null;
  const mark = <Wordmark size={30} />;
  const name = 'Growth & Scale Summit';
  return (
    <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: '1px solid var(--gs-palette-line-main)' }}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 4 }, minHeight: 64 }}>
        {signedIn ? (
          <Link
            component={RouterLink}
            to={dashboardPath}
            color="inherit"
            underline="none"
            sx={{ display: 'flex' }}
            aria-label={`${name}, dashboard`}
          >
            {mark}
          </Link>
        ) : (
          <Link
            href={homeUrl}
            color="inherit"
            underline="none"
            sx={{ display: 'flex' }}
            aria-label={`${name}, home page`}
          >
            {mark}
          </Link>
        )}
        <Stack
          component="nav"
          aria-label="Summit"
          direction="row"
          sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.5 }}
        >
          <Link component={NavLink} to={sessionsPath} underline="none" sx={linkStyle}>
            Sessions
          </Link>
          <Link component={NavLink} to={promptsPath} underline="none" sx={linkStyle}>
            Prompts
          </Link>
        </Stack>
        <Stack direction="row" sx={{ ml: 'auto', alignItems: 'center', gap: { xs: 0.5, sm: 2 } }}>
          {!signedIn && (
            <>
              <Box sx={{ display: { xs: 'none', md: 'block' } }}>
                <SchemeSwitch />
              </Box>
              <Link component={RouterLink} to={loginPath} underline="none" sx={linkStyle}>
                Sign in
              </Link>
            </>
          )}
          <AccountMenu />
        </Stack>
      </Container>
    </Box>
  );
}
