import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Purchase } from '@summit/contracts';
import { FormAlert } from '@summit/ui/form/FormAlert';
import { MoneyRows } from '@summit/ui/money/MoneyRows';
import { dayOf, itemRows, paymentRows, planRows } from '@summit/web-app/purchases/purchase-rows';
import { installmentName, paidWith, STATE_WORDS } from '@summit/web-app/purchases/purchase-words';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardPath } from '../../lib/paths';
import { PURCHASES_TEXTS } from './messages';
import { useInvoice } from './useInvoice';

/**
 * The installments that failed: when each is tried again, and the page where it can be paid now. While a new version is rolled out, an API
 * process of the one before lists none.
 */
function OpenInstallments({ failed_installments: all = [] }: Partial<Pick<Purchase, 'failed_installments'>>) {
  return all.map(({ number, pay_url, next_attempt_at }) => (
    <FormAlert
      key={number}
      severity="error"
      action={
        pay_url === null ? undefined : (
          <Button size="small" variant="text" color="inherit" href={pay_url}>
            {all.length > 1 ? `${PURCHASES_TEXTS.payOne} ${number}` : PURCHASES_TEXTS.pay}
          </Button>
        )
      }
    >
      {all.length > 1 && `${installmentName(number)}: `}
      {STATE_WORDS.plan_past_due}
      {next_attempt_at && `. ${PURCHASES_TEXTS.nextAttempt} ${dayOf(next_attempt_at)}.`}
    </FormAlert>
  ));
}

/** One order: what it was, what was paid, what is still to come, and its invoice. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { product_name, product_type, state, has_access, order_number, ordered_at, email, installments } = purchase;
  const id = useId();
  const invoice = useInvoice(order_number);
  const payments = paymentRows(purchase);
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={id}
      sx={{ borderRadius: '16px', p: { xs: 2.5, sm: 4 } }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {product_name}
        </Typography>
        <Chip size="small" label={STATE_WORDS[state]} variant="outlined" />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
        {dayOf(ordered_at)} · {PURCHASES_TEXTS.order} {order_number}
      </Typography>
      <Stack sx={{ gap: 3, mt: 3 }}>
        <OpenInstallments {...purchase} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            columnGap: 6,
            rowGap: 3,
          }}
        >
          <MoneyRows title={PURCHASES_TEXTS.items} rows={itemRows(purchase)} />
          {payments.length > 0 && <MoneyRows title={PURCHASES_TEXTS.payments} rows={payments} />}
          {installments.length > 0 && <MoneyRows title={PURCHASES_TEXTS.plan} rows={planRows(purchase)} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {has_access ? PURCHASES_TEXTS.open : PURCHASES_TEXTS.closed} · {paidWith(purchase)}
          {email && ` · ${PURCHASES_TEXTS.receipt} ${email}`}
        </Typography>
        {invoice.failure !== null && <FormAlert severity="error">{invoice.failure}</FormAlert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            startIcon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            loading={invoice.busy}
            loadingPosition="start"
            onClick={() => void invoice.start()}
          >
            {invoice.busy ? PURCHASES_TEXTS.preparing : PURCHASES_TEXTS.invoice}
          </Button>
          {product_type === 'vip' && has_access && (
            <Button component={RouterLink} to={dashboardPath} variant="text">
              {PURCHASES_TEXTS.memberArea}
            </Button>
          )}
        </Stack>
      </Stack>
    </Paper>
  );
}
