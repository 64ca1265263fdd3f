import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';
import { homeUrl, legalUrls } from '../../lib/paths';

const LINKS = [
  ['Summit home', homeUrl],
  ['Terms', legalUrls.terms],
  ['Privacy', legalUrls.privacy],
  ['Refunds', legalUrls.refunds],
  ['Cookies', legalUrls.cookies],
  ['Contact', `mailto:${SUPPORT_EMAIL}`],
] as const;

const THIS_YEAR = new Date().getFullYear();

export function Footer() {
  return (
    <Box component="footer" className="on-pine" sx={{ bgcolor: 'pine.bg', color: 'pine.ink', mt: { xs: 6, md: 10 } }}>
      <Container
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          gap: { xs: 2, md: 4 },
          py: 4,
        }}
      >
        <Wordmark size={26} />
        <Stack component="nav" aria-label="About the summit" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5 }}>
          {LINKS.map(([label, href]) => (
            <Link
              key={label}
              href={href}
              variant="body2"
              underline="hover"
              sx={{ color: 'pine.ink2', fontWeight: 400, py: 0.5, '&:hover': { color: 'pine.ink' } }}
            >
              {label}
            </Link>
          ))}
        </Stack>
        <Typography variant="body2" sx={{ color: 'pine.ink3', ml: { md: 'auto' } }}>
          © {THIS_YEAR} Growth &amp; Scale Summit
        </Typography>
      </Container>
    </Box>
  );
}
