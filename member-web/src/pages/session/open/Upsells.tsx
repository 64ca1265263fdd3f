import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, PRICE_BOOK } from '@summit/pricing';
import { PRODUCT_NAMES } from '@summit/rules';
import { dfyUrl, implementationUrl, vipUrl } from '../../../lib/paths';
import { saveText, SESSION_TEXTS, vipOfferText } from '../messages';

interface Offer {
  name: string;
  about: string;
  cents: number;
  /** Struck through; null where nothing is saved. */
  before: number | null;
  action: string;
  href: string;
}

const VIP: Offer = {
  name: SESSION_TEXTS.vipName,
  about: SESSION_TEXTS.vipAbout,
  cents: PRICE_BOOK.vip.early,
  before: null,
  action: vipOfferText,
  href: vipUrl,
};
const OTHERS: readonly Offer[] = [
  {
    name: PRODUCT_NAMES.implementation.long,
    about: SESSION_TEXTS.implementationAbout,
    cents: PRICE_BOOK.implementation.early,
    before: PRICE_BOOK.implementation.reference,
    action: SESSION_TEXTS.implementationLink,
    href: implementationUrl,
  },
  {
    name: PRODUCT_NAMES.dfy.long,
    about: SESSION_TEXTS.dfyAbout,
    cents: PRICE_BOOK.dfy.early,
    before: PRICE_BOOK.dfy.reference,
    action: SESSION_TEXTS.dfyLink,
    href: dfyUrl,
  },
];

function OfferCard({ offer: { name, about, cents, before, action, href }, main }: { offer: Offer; main: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: { xs: 2.5, md: 3 },
        border: '1px solid',
        borderColor: 'pine.line',
        borderRadius: '16px',
        bgcolor: main ? 'pine.raised' : 'transparent',
      }}
    >
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'pine.ink2', mt: 1, mb: 2.5 }}>
        {about}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, mt: 'auto', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="figure" component="span" sx={{ fontSize: '1.875rem' }}>
          {formatUsd(cents)}
        </Typography>
        {before !== null && (
          <>
            <Typography component="s" sx={{ color: 'pine.ink3' }}>
              {formatUsd(before)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'cta.light', fontWeight: 600 }}>
              {saveText(before - cents)}
            </Typography>
          </>
        )}
      </Stack>
      <Button variant={main ? 'contained' : 'outlined'} color={main ? 'cta' : 'inherit'} href={href}>
        {action}
      </Button>
    </Box>
  );
}

/** What else there is to buy (M-005, M-109). `offersVip`: not to whom it would give nothing, because they have it or it does not open this session. */
export function Upsells({ offersVip }: { offersVip: boolean }) {
  const offers = offersVip ? [VIP, ...OTHERS] : OTHERS;
  return (
    <Box
      component="section"
      aria-labelledby="upsells-title"
      className="on-pine"
      sx={{
        bgcolor: 'pine.bg',
        color: 'pine.ink',
        py: { xs: 7, md: 10 },
        mb: { xs: -6, md: -10 },
        borderBottom: '1px solid',
        borderColor: 'pine.line',
      }}
    >
      <Container>
        <Typography id="upsells-title" variant="h2" sx={{ maxWidth: 640 }}>
          {offersVip ? SESSION_TEXTS.upsells : SESSION_TEXTS.upsellsVip}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 5,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: offersVip ? '1.35fr 1fr 1fr' : '1fr 1fr' },
            gap: 2,
          }}
        >
          {offers.map((offer) => (
            <OfferCard key={offer.name} offer={offer} main={offer === VIP} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
