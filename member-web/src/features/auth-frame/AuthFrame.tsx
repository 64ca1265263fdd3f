import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { contourLines, dataUri } from '@summit/art';
import { Mark } from '@summit/ui/art/Mark';
import { Wordmark } from '@summit/ui/art/Wordmark';
import { LateSchemeSwitch } from '@summit/ui/scheme/LateSchemeSwitch';
import type { ReactNode } from 'react';
import { PageHeading } from '../../lib/PageHeading';
import { homeUrl, legalUrls } from '../../lib/paths';

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** The frame takes the place of a form and says how that went. */
  announced?: boolean;
  children: ReactNode;
}

const PROMISE = 'Five days of sessions, every recording, for as long as you keep climbing.';

let lines: string | undefined;

/** Drawn once for all pages with a frame: one leads to the next. */
const contours = (): string => (lines ??= `url("${dataUri(contourLines('member-sign-in', 640, 760))}")`);

/** The night side of the page: contour lines, the mark and one sentence. */
function PineSide() {
  return (
    <Box
      component="aside"
      aria-label="About the member area"
      sx={{ display: { xs: 'none', md: 'flex' }, flexDirection: 'column', color: 'pine.ink', bgcolor: 'pine.bg' }}
    >
      <Box sx={{ flex: 1, backgroundSize: 'cover' }} style={{ backgroundImage: contours() }} />
      <Box sx={{ p: 6, borderTop: '1px solid', borderColor: 'pine.line' }}>
        <Mark size={56} />
        <Typography variant="h3" component="p" sx={{ mt: 3, maxWidth: 380 }}>
          {PROMISE}
        </Typography>
      </Box>
    </Box>
  );
}

/** Frame of the pages on which nobody is signed in yet: pine beside the form, the form alone on a phone (ui.md 4.2). */
export function AuthFrame({ title, lead, announced = false, children }: AuthFrameProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 7fr' }, minHeight: '100dvh' }}>
      <PineSide />
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Stack
          component="header"
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: { xs: 2.5, sm: 4 },
            minHeight: 72,
          }}
        >
          <Link
            href={homeUrl}
            color="inherit"
            underline="none"
            sx={{ display: 'flex' }}
            aria-label="Growth & Scale Summit, home page"
          >
            <Wordmark size={28} />
          </Link>
          <LateSchemeSwitch />
        </Stack>
        <Box
          component="main"
          id="main"
          sx={{
            flex: 1,
            display: 'grid',
            alignContent: { md: 'center' },
            px: { xs: 2.5, sm: 4 },
            py: { xs: 4, md: 6 },
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
            <PageHeading title={title} announced={announced} />
            {lead && (
              <Typography sx={{ color: 'text.secondary', mt: 1.5 }} component="div">
                {lead}
              </Typography>
            )}
            <Box sx={{ mt: 4 }}>{children}</Box>
          </Box>
        </Box>
        <Stack
          component="footer"
          direction="row"
          sx={{ gap: 2.5, px: { xs: 2.5, sm: 4 }, minHeight: 64, alignItems: 'center', justifyContent: 'center' }}
        >
          {(
            [
              ['Terms', legalUrls.terms],
              ['Privacy', legalUrls.privacy],
              ['Refunds', legalUrls.refunds],
            ] as const
          ).map(([label, href]) => (
            <Link key={label} href={href} variant="body2" color="text.secondary" underline="hover" sx={{ py: 0.5 }}>
              {label}
            </Link>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}
