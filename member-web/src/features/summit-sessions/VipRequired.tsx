import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from '../../lib/PageHeading';
import { homeUrl, vipUrl } from '../../lib/paths';
import { MemberSignIn } from './MemberSignIn';
import { SUMMIT_TEXTS } from './messages';

/** What list and day pages show after the public period (M-122, M-130). `children`: what the page adds below. */
export function VipRequired({ children }: { children?: ReactNode }) {
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 7 }, minHeight: '70vh' }}>
      <Box
        className="on-pine"
        sx={{ bgcolor: 'pine.bg', color: 'pine.ink', borderRadius: '24px', p: { xs: 3, md: 7 } }}
      >
        <PageHeading title={SUMMIT_TEXTS.vipRequired} />
        <Typography variant="lead" sx={{ color: 'pine.ink2', mt: 2, maxWidth: 640 }}>
          {SUMMIT_TEXTS.vipRequiredAbout}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 4 }}>
          <Button variant="contained" color="cta" href={vipUrl}>
            {SUMMIT_TEXTS.upgrade}
          </Button>
          <Button variant="outlined" color="inherit" href={homeUrl}>
            {SUMMIT_TEXTS.home}
          </Button>
        </Stack>
        <MemberSignIn sx={{ color: 'pine.ink2', mt: 3 }} />
      </Box>
      {children}
    </Container>
  );
}
