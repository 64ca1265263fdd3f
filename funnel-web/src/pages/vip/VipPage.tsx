import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BONUS_TITLES, VIP_OFFER } from '@summit/content';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import type { SummitPhase } from '@summit/rules';
import { CopyButton } from '@summit/ui/copy/CopyButton';
import { Check, Download } from 'lucide-react';
import { useEffect } from 'react';
import { withFigures } from '../../lib/figures';
import { homePath } from '../../lib/paths';
import { readRegistration, type RegistrationRecord } from '../../lib/registration-record';

/**
 * Where a registration leads (F-002): the downloads at hand, and what VIP is. Orders are taken here once the checkout opens; until
 * then the page says so instead of offering a button that does nothing.
 */
export function VipPage({
  phase,
  registration = readRegistration(),
}: {
  phase: SummitPhase;
  registration?: RegistrationRecord | null;
}) {
  useEffect(() => {
    document.title = 'VIP | Growth & Scale Summit';
  }, []);
  return (
    <Container component="main" id="main" sx={{ py: { xs: 5, md: 8 } }}>
      <Box sx={{ maxWidth: 720 }}>
        <Typography variant="eyebrow" sx={{ color: 'primary.main', mb: 1.5 }}>
          {eyebrowFor(registration)}
        </Typography>
        <Typography variant="h1">{VIP_OFFER.title}</Typography>
        <Typography variant="lead" sx={{ color: 'text.secondary', mt: 2 }}>
          {withFigures(VIP_OFFER.lead[phase])}
        </Typography>
        {registration ? <Downloads registration={registration} /> : null}
        <Typography variant="h2" sx={{ mt: 7, mb: 2 }}>
          {VIP_OFFER.benefitsTitle}
        </Typography>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {VIP_OFFER.benefits.map(({ title, line }) => (
            <Stack
              key={title}
              component="li"
              direction="row"
              sx={{ gap: 2, py: 2, borderTop: '1px solid var(--gs-palette-line-main)' }}
            >
              <Box
                component={Check}
                aria-hidden
                sx={{ width: 20, height: 20, flex: 'none', mt: '3px', color: 'day1.ink' }}
              />
              <div>
                <Typography variant="h5" component="h3">
                  {withFigures(title)}
                </Typography>
                <Typography sx={{ color: 'text.secondary' }}>{withFigures(line)}</Typography>
              </div>
            </Stack>
          ))}
        </Stack>
        <Box
          sx={{
            mt: 5,
            p: { xs: 2.5, sm: 4 },
            border: '1px solid var(--gs-palette-line-main)',
            borderRadius: '20px',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="figure">
            {formatUsd(PRICE_BOOK.vip.early)}{' '}
            <Typography component="s" variant="body1" sx={{ color: 'text.secondary' }}>
              {formatUsd(PRICE_BOOK.vip.reference)}
            </Typography>
          </Typography>
          <Typography sx={{ mt: 1 }}>{VIP_OFFER.reassurance}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            Orders open here shortly. Your free registration is complete without one.
          </Typography>
          {registration ? null : (
            <Button variant="outlined" href={`${homePath}#signup`} sx={{ mt: 3 }}>
              Register free
            </Button>
          )}
        </Box>
      </Box>
    </Container>
  );
}

function eyebrowFor(registration: RegistrationRecord | null): string {
  if (!registration) return VIP_OFFER.eyebrowUnregistered;
  return registration.name ? withFigures(VIP_OFFER.eyebrowNamed, { name: registration.name }) : VIP_OFFER.eyebrow;
}

function Downloads({ registration: { bonuses, inviteUrl } }: { registration: RegistrationRecord }) {
  if (bonuses.length === 0 && !inviteUrl) return null;
  return (
    <Stack sx={{ gap: 1.5, mt: 4, alignItems: 'flex-start' }}>
      {bonuses.map(({ key, url }) => (
        <Button
          key={key}
          variant="outlined"
          href={url}
          startIcon={<Download size={18} aria-hidden />}
          sx={{ whiteSpace: 'normal', textAlign: 'left' }}
        >
          Download {BONUS_TITLES[key]}
        </Button>
      ))}
      {inviteUrl ? <CopyButton text={inviteUrl} label="Copy your invite link" /> : null}
    </Stack>
  );
}
