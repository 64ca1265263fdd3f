import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { failureText } from '@summit/web-app/calls/failure-text';
import { SUPPORT_EMAIL } from '@summit/web-app/config/support';
import { useQuery } from '@tanstack/react-query';
import { BackToDashboard } from '../../features/member-page/BackToDashboard';
import { LoadFailure } from '../../features/member-page/LoadFailure';
import { Loading } from '../../lib/Loading';
import { PageHeading } from '../../lib/PageHeading';
import { useServices } from '../../lib/services';
import { PURCHASES_TEXTS } from './messages';
import { PurchaseCard } from './PurchaseCard';
import { purchasesQuery } from './purchases-query';

/** What was bought, in black, whatever scheme the screen has, and nothing that could be pressed. */
const ON_PAPER = {
  '@media print': {
    'html, body': { background: '#fff !important' },
    'body header, body footer, main .MuiButton-root': { display: 'none !important' },
    'main, main *': {
      background: 'none !important',
      borderColor: '#767676 !important',
      boxShadow: 'none !important',
      color: '#000 !important',
    },
    main: { minHeight: '0 !important' },
  },
} as const;

/** `/vip/purchases`: orders, receipts, payment plans and invoices of the member (M-184). */
export function PurchasesPage() {
  const { data, error, isFetching, refetch } = useQuery(purchasesQuery(useServices()));
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 6 }, minHeight: '100vh' }}>
      <GlobalStyles styles={ON_PAPER} />
      <BackToDashboard />
      <PageHeading title={PURCHASES_TEXTS.title} />
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: { xs: 3, md: 5 } }}>{PURCHASES_TEXTS.lead}</Typography>
      {!data && error && (
        <LoadFailure
          text={failureText(error, PURCHASES_TEXTS.loadFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading text={PURCHASES_TEXTS.loading}>
          <Skeleton variant="rounded" height={280} />
        </Loading>
      )}
      {data && data.length === 0 && (
        <Typography>
          {PURCHASES_TEXTS.none} <Link href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</Link>
        </Typography>
      )}
      {data && (
        <Stack sx={{ gap: 3, maxWidth: 860 }}>
          {data.map((purchase) => (
            <PurchaseCard key={purchase.order_number} purchase={purchase} />
          ))}
        </Stack>
      )}
    </Container>
  );
}
